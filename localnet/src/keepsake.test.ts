import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  askForKeepsake,
  endEvent,
  type KeepsakeRow,
  readKeepsakes,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { eventually } from './testing/eventually';
import { startTestNetwork, testActor } from './testing/network-under-test';

const script = fileURLToPath(new URL('./testing/asset-reader.ts', import.meta.url));

/** The keepsake as `@permaweb/libs` shows it, which wallets and explorers of the ecosystem read assets by. */
async function readByPublishedLibrary(input: { url: string; id: string; author: string }) {
  const reader = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(JSON.stringify(input));
  return JSON.parse(await text(reader.stdout));
}

describe.each(['legacy', 'hyperbeam'] as const)('on a network with %s units', (ao) => {
  it('a keepsake of a played event is shown by an independent reader, with picture, title and owner', async () => {
    const network = await startTestNetwork({ ao, seed: true });
    const [event] = network.events;
    if (!event) throw new Error('There is no event');
    const { process } = event;
    const operator = await testActor(network.url, 'operator');
    const { ao: client, signer, address } = await testActor(network.url, 'player-clover');
    const rabbit = { ao: client, process };
    await endEvent({ ao: operator.ao, process }, { reason: 'test' }, { signer: operator.signer });
    const own = async () => (await readKeepsakes(rabbit, address, { maxAgeMs: 0 })).rows;
    expect(await own()).toContainEqual({ kind: 'attendance', isAsked: false });

    expect(await askForKeepsake(rabbit, 'attendance', { signer })).not.toHaveProperty('asset');
    let made: KeepsakeRow | undefined;
    await eventually(async () => {
      made = (await own()).find(({ kind }) => kind === 'attendance');
      expect(made?.asset).toBeDefined();
    });
    const id = String(made?.asset);
    expect(await askForKeepsake(rabbit, 'attendance', { signer })).toMatchObject({ asset: id });

    // Its code comes in a message after the news of it.
    const asked = { process: id as ProcessId, tags: [{ name: 'Action', value: 'Info' }], data: '' };
    await eventually(async () =>
      expect((await client.read(asked, { maxAgeMs: 0 })).Messages).toHaveLength(1),
    );
    const { asset, listed } = await readByPublishedLibrary({ url: network.url, id, author: process });
    const title = 'I was there – Demo Garden Party';
    expect(asset).toMatchObject({
      ...{ id, name: title, title, contentType: 'image/svg+xml', implements: 'ANS-110' },
      ...{ creator: process, collectionId: process, transferable: false, balances: { [address]: '1' } },
    });
    expect(listed.data).toMatchObject([{ node: { id, data: { type: 'image/svg+xml' } } }]);
    const picture = await fetch(`${network.url}${id}`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .*Demo Garden Party.*<\/svg>$/s);
    expect(network.reports).toEqual([]);
  });
});
