"""axe-core in the page: what it finds, and what of it is serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page, *impacts: str) -> list[str]:
    """Every finding of these impacts, or of any; axe is put in by the debugger, past the page's own policy."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        if not impacts or fault["impact"] in impacts
        for node in fault["nodes"]
    ]


def serious_faults(page: Page) -> list[str]:
    """Every serious or critical finding as one line."""
    return faults(page, "serious", "critical")
