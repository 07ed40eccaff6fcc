"""Bots that are programs of their own, in any language: they talk over standard input and output, a JSON line each way.

docs/engine-protocol.md is the contract. messages.py has its words, process.py the program at the other end,
engine.py the conversation, outsider.py the bot that the rest of the house sees, check.py what `lamplight bot check`
does.
"""
