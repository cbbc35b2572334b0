import { createDataItem, keySigner, type TxId } from '@rainbow-rabbit/shared/arweave';
import { type Actor, createActor } from '../players/actor';
import { type Localnet, type LocalnetOptions, startLocalnet } from '../start-localnet';
import { toTags } from '../units/tags';
import { testKeyring, testKeys } from './test-keyring';

export { toTags };

/**
 * Starts a network without the demo event on a free port, in memory unless `data` is given, which lasts until the last test of the file
 * has ended. Tests check `reports`, which must stay empty.
 */
export async function startTestNetwork(
  options: LocalnetOptions = {},
): Promise<Localnet & { reports: string[] }> {
  const reports: string[] = [];
  const network = await startLocalnet({
    memory: options.data === undefined,
    port: 0,
    seed: false,
    keys: testKeys,
    // A busy machine must not fail a test.
    evaluationLimitMs: 60_000,
    report: (problem) => reports.push(problem),
    ...options,
  });
  running.add(network);
  return { ...network, reports };
}

const running = new Set<Localnet>();

/** Stops every network that a test left running. */
export async function stopTestNetworks(): Promise<void> {
  const left = [...running];
  running.clear();
  await Promise.all(left.map((network) => network.stop()));
}
afterAll(stopTestNetworks);

/** An actor with a wallet of their own. */
export async function testActor(url: string, name: string): Promise<Actor> {
  return await createActor(url, await testKeyring.wallet(name));
}

/** A data item for the message unit, signed by the wallet of that name. */
export async function signedItem(
  wallet: string,
  input: { target?: string; type?: string; tags?: Record<string, string>; data?: string },
): Promise<{ id: TxId; bytes: Uint8Array }> {
  const { target, type = 'Message', tags, data = '' } = input;
  const all = { 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: type, ...tags };
  const signer = await keySigner(await testKeyring.wallet(wallet));
  return await createDataItem({ target, tags: toTags(all), data }, signer);
}

/** Posts bytes to a path of a network; gives status and JSON. */
export async function post(url: string, path: string, body: string | Uint8Array) {
  const response = await fetch(new URL(path, url), { method: 'POST', body: Buffer.from(body) });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
