"""The mailbox: one thing at a time, in the order of coming, and on after whatever fails."""

from __future__ import annotations

import asyncio

from lamplight.server.mailbox import Mailbox


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
        await asyncio.sleep(0.01)
        assert said[1:] == ["a ends", "c begins"]
        gates["c"].set_exception(OSError("the line is gone"))
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert said[3:] == ["broken begins", "b begins", "b ends", "rest"]
        assert not box.busy
        box.put("d")
        assert said[-3:] == ["d begins", "d ends", "rest"], "done before put returns"

    asyncio.run(main())
