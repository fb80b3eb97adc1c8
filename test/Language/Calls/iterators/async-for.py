# `async for` asks `__aiter__` and `__anext__`, and ends at StopAsyncIteration.
#
# RUN: %{calls-oracle} %s
import asyncio


class Steps:
    def __init__(self):
        self.left = 2

    def __aiter__(self):
        return self

    async def __anext__(self):
        self.left -= 1
        if self.left < 0:
            raise StopAsyncIteration
        return self.step

    def __iter__(self):
        return iter(())

    def step(self):
        pass


def done():
    pass


async def main():
    async for step in Steps():
        step()
    else:
        done()


asyncio.run(main())
