# Coroutines, tasks, asynchronous generators and contexts.
#
# RUN: %{flows-oracle} %s
import asyncio
import vault


async def fetch():
    return vault.acquire()


async def clean():
    return "clean"


async def stream():
    yield "a"
    yield vault.acquire()


class Session:
    async def __aenter__(self):
        return vault.acquire()

    async def __aexit__(self, *exc):
        return False


async def main():
    a = await fetch()
    vault.send(a)
    vault.send(await clean())
    x, y = await asyncio.gather(fetch(), clean())
    vault.send(x)
    vault.send(y)
    async for v in stream():
        vault.send(v)
    async with Session() as s:
        vault.send(s)
    task = asyncio.create_task(fetch())
    vault.send(await task)


asyncio.run(main())
