# `async with` calls the asynchronous pair of an object that has both.
#
# RUN: %{calls-oracle} %s
import asyncio


class Both:
    async def __aenter__(self):
        return self.opened()

    async def __aexit__(self, *exception):
        self.closed()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        pass

    def opened(self):
        return self.use

    def closed(self):
        pass

    def use(self):
        pass


async def main():
    async with Both() as use:
        use()


asyncio.run(main())
