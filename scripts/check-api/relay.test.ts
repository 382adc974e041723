import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openRelay } from './relay';

it('an answer without an end is read up to 16 MB, and is none', async () => {
  const server = createServer((_request, response) => {
    const endless = Readable.from(
      (function* () {
        while (true) yield Buffer.alloc(2 ** 20, 'x');
      })(),
    );
    response.on('close', () => endless.destroy());
    endless.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay = await openRelay();
  onTestFinished(() => {
    relay.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  relay.aim({ api: `http://127.0.0.1:${port}`, upload: '', pauseMs: 0, patienceMs: 10_000 });
  expect(await relay.send({ path: '/articles' })).toMatchObject({
    status: 0,
    text: '',
    failure: { message: 'more than 16 MB at once' },
  });
});
