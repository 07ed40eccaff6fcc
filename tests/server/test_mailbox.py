"""The mailbox: one thing at a time, in the order of coming, and on after whatever fails."""

from __future__ import annotations

import asyncio

from lamplight.server.mailbox import Mailbox


async def others_first() -> None:
    """Whatever the loop has to do now, and all that follows from it, is done."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_thing_at_a_time_in_the_order_of_coming() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        said: list[str] = []
        gates: dict[str, asyncio.Future[None]] = {name: loop.create_future() for name in "ac"}

        async def deal(item: str) -> None:
            said.append(f"{item} begins")
            if item in gates:
                await gates[item]
            if item == "b":
                await asyncio.sleep(0)
            if item == "broken":
                raise RuntimeError(item)
            said.append(f"{item} ends")

        box = Mailbox(deal, lambda: said.append("rest"))
        box.put("a")
        box.put("broken")
        box.put("b")
        assert (said, box.busy, len(box), "b" in box) == (["a begins"], True, 2, True)
        box.put_first("c")
        gates["a"].set_result(None)
        await others_first()
        assert said[1:] == ["a ends", "c begins"]
        gates["c"].set_exception(OSError("the line is gone"))
        await others_first()
        assert said[3:] == ["broken begins", "b begins", "b ends", "rest"]
        assert not box.busy
        box.put("d")
        assert said[-3:] == ["d begins", "d ends", "rest"], "done before put returns"

    asyncio.run(main())


def test_what_is_called_off_leaves_nobody_waiting() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        gate: asyncio.Future[None] = loop.create_future()
        said: list[str] = []

        async def deal(item: str) -> None:
            if item == "waits":
                await gate
            said.append(item)

        box = Mailbox(deal, lambda: said.append("rest"))
        box.put("waits")
        box.put("next")
        gate.cancel()
        while box.busy:
            await asyncio.sleep(0)
        assert said == ["next", "rest"]

    asyncio.run(asyncio.wait_for(work(), 60))
