import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { eventsOf, networkFile } from './network';

/** Serves one text at every path while the work runs. */
async function withServer(text: string, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
}

test("a network's own file is passed on, and its events are known", async () => {
  const text = JSON.stringify({ gateway: './', events: [{ slug: 'demo' }, { slug: 'party' }] });
  await withServer(text, async (url) => {
    expect(await networkFile(url)).toBe(text);
    expect(await eventsOf(url)).toEqual(['demo', 'party']);
  });
});

test('pages open without a network, on one that has no events', async () => {
  const url = await new Promise<string>((resolve) => void withServer('', async (gone) => resolve(gone)));
  expect(await eventsOf(url)).toBeUndefined();
  const network = parseNetwork(JSON.parse(await networkFile(url)), url);
  expect(network.events).toEqual([]);
});
