"""Sentences put to the test: a message must be there in every language, with all the arguments that it uses."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import lamplight
from lamplight.core.messages import LANGUAGES
from lamplight.core.view import Text
from lamplight.kits import all_kits

LOCALE = Path(lamplight.__file__).parent / "locale"


@functools.cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALE / lang).glob("*.ftl")):
        found.add_resource(FluentResource(file.read_text("utf-8")))
    for kit in all_kits():
        brought = kit.words_in(lang) or kit.words_in("en")  # as the catalogue does it
        if brought is not None:
            found.add_resource(FluentResource(brought))
    return found


def faults(text: Text) -> list[str]:
    """What is wrong with a text in any language; each different text is looked at once."""
    return list(_faults(msgspec.json.encode(text)))


@functools.cache
def _faults(encoded: bytes) -> tuple[str, ...]:
    text = msgspec.json.decode(encoded, type=Text)
    return tuple(fault for lang in LANGUAGES for fault in _in(lang, text)[1])


def _in(lang: str, text: Text) -> tuple[str, list[str]]:
    """The sentence and what is wrong with it."""
    wrong: list[str] = []
    args: dict[str, int | str] = {}
    for name, value in text.args.items():
        if isinstance(value, Text):
            args[name], more = _in(lang, value)
            wrong += more
        else:
            args[name] = value
    name, _, attribute = text.id.partition(".")
    messages = bundle(lang)
    if not messages.has_message(name):
        return text.id, [*wrong, f"{lang}: no message {name}"]
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return text.id, [*wrong, f"{lang}: {name} has no {attribute or 'value'}"]
    formatted, errors = messages.format_pattern(pattern, args)
    sentence = str(formatted)
    wrong += [f"{lang}: {text.id}: {error}" for error in errors]
    if not sentence.strip() or "{" in sentence:
        wrong.append(f"{lang}: {text.id} reads {sentence!r}")
    return sentence, wrong


def texts_in(value: object) -> list[Text]:
    """All texts anywhere inside a view, an event, a refusal or a list of them."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [text for field in value.__struct_fields__ for text in texts_in(getattr(value, field))]
    if isinstance(value, list | tuple):
        return [text for item in value for text in texts_in(item)]
    return []
