"""A language that nobody speaks: English in brackets, longer, with marks on its letters. All else is untranslated.

The catalogues of the built client are changed on their way to the browser; nothing of it is in the client itself.
"""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route
from tests.browser.conftest import SIZES, STATIC
from tests.browser.waiting import frames, until

import lamplight
from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_games, all_kits

ENGLISH = Path(lamplight.__file__).parent / "locale" / "en"
MARKED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀŃÖƤǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱńöþɋŕšţûṽŵẋýž",
)
LARGEST = 200_000  # bytes of a catalogue
CHUNK = re.compile(r"\s*(?:var|const|let) (\w+)=(`.*`|\".*\"|'.*');\s*export\{\1 as default\};?\s*", re.DOTALL)


def marked(text: str) -> str:
    """Every vowel twice, so that words are longer, as they are in other languages; every letter with a mark."""
    return re.sub(r"[aeiouAEIOU]", lambda vowel: vowel.group() + vowel.group().lower(), text).translate(MARKED)


class Marking(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = marked(node.value)
        return node


def pseudo(source: str) -> str:
    """A catalogue in the language that nobody speaks."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None:
                    Marking().visit(pattern)
                    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def spoken(message: str) -> str:
    """A message without arguments as the page says it."""
    return f"⟦{marked(Catalogue('en').format(Text(message)))}⟧"


def literal(text: str) -> str:
    """What a literal of the built client stands for."""
    if text[0] != "`":
        return str(json.loads(f'"{text[1:-1]}"'))
    return re.sub(r"\\([`\\$])", r"\1", text[1:-1])


@functools.cache
def changed() -> dict[str, str]:
    """The files of the built client that are English catalogues, and what they become."""
    sources = {path.read_text("utf-8") for path in ENGLISH.glob("*.ftl")}
    found: dict[str, str] = {}
    for path in (STATIC / "assets").glob("*.js"):
        chunk = CHUNK.fullmatch(path.read_text("utf-8")) if path.stat().st_size < LARGEST else None
        words = literal(chunk[2]) if chunk is not None else ""
        if words in sources:
            found[path.name] = f"export default {json.dumps(pseudo(words))};"
    assert found, "no catalogue is a file of its own"
    return found


def speak(page: Page) -> None:
    """Every English catalogue that this page fetches comes in the language that nobody speaks."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=changed()[route.request.url.rpartition("/")[2]])

    page.route(re.compile(rf"/assets/(?:{'|'.join(map(re.escape, changed()))})$"), answer)


# What is seen and not marked, and what is cut: by a box that hides what does not fit, by the window, or by dots.
# What is brief on purpose, and there in full at a touch, says so by data-brief.
LOOK = r"""(allowed) => {
  const untranslated = new Set(), cut = new Set();
  const seen = (node) => {
    const style = getComputedStyle(node);
    if (style.visibility !== 'visible' || Number(style.opacity) === 0) return false;
    const box = node.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const hiddenOnPurpose = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath !== 'none' || style.display === 'none') return true;
      const box = one.getBoundingClientRect();
      if (style.position === 'absolute' && box.width <= 1) return true;
    }
    return false;
  };
  const plain = (text) => {
    const rest = allowed.reduce((left, pattern) => left.replace(new RegExp(pattern, 'g'), ' '), text);
    return /[A-Za-z]{3,}/.test(rest);
  };
  const foremost = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  for (const node of foremost.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
      const said = node.getAttribute(name);
      if (said !== null && plain(said)) untranslated.add(`${name}: ${said}`);
    }
  }
  const walker = document.createTreeWalker(foremost, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (text.data.trim() === '' || ['STYLE', 'SCRIPT', 'NOSCRIPT', 'OPTION'].includes(node.tagName)) continue;
    if (node.closest('kbd, code') === null && plain(text.data)) untranslated.add(text.data.trim());
    if (!seen(node) || hiddenOnPurpose(node) || node.closest('[data-brief]')) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const dotted = getComputedStyle(node).textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1;
    if (dotted) cut.add(`dots: ${text.data.trim()}`);
    for (let one = node; one && one !== foremost.parentElement; one = one.parentElement) {
      const style = getComputedStyle(one), frame = one.getBoundingClientRect();
      const hides = (way) => ['hidden', 'clip'].includes(way), scrolls = (way) => ['auto', 'scroll'].includes(way);
      const svg = one instanceof SVGElement && one.tagName !== 'svg';
      if (svg) continue;
      if (hides(style.overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) {
        cut.add(`${one.className.baseVal ?? one.className} at the side: ${text.data.trim()}`);
        break;
      }
      if (hides(style.overflowY) && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3)) {
        cut.add(`${one.className.baseVal ?? one.className} in its height: ${text.data.trim()}`);
        break;
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      if (one === foremost && (box.left < -2 || box.right > innerWidth + 2)) cut.add(`window: ${text.data.trim()}`);
    }
  }
  return [[...untranslated], [...cut]];
}"""

# What is the same in every language, or not ours: names, rules by their number, addresses, commands, times.
NAMES = [
    *(re.escape(Catalogue("en").format(game.info().name)) for game in all_games()),
    "Ada", "English|Deutsch|Español|Français", "Lamplight|lamplight",
    rf"(?:{'|'.join(kit.prefix.upper() for kit in all_kits())})-\d+\.\d+", "make play HOST=[0-9.]+", r"https?://\S+",
    r"\b[a-z0-9]{12}\b", r"\b\d+ (?:minute|hour|day|week)s?\b",
]  # fmt: skip


def clean(page: Page, what: str) -> None:
    """Waits until nothing is wrong with what is on the page; it may have to be laid out anew first."""

    def wrong() -> list[str]:
        untranslated, cut = page.evaluate(LOOK, NAMES)
        return [*(f"untranslated: {one}" for one in untranslated), *(f"cut: {one}" for one in cut)]

    until(page, lambda: not wrong(), lambda: "\n".join([what, *wrong()]))


def look(page: Page, what: str) -> None:
    """The same at each of the shapes."""
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        frames(page)
        clean(page, f"{what}, {name}")
