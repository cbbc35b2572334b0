import type { DataItemSigner } from '@rainbow-rabbit/shared/arweave';
import { readLog, readLogLength, readMessage } from './read-log';
import { readProcess } from './read-process';
import { readMessageResult } from './read-result';
import { newSigner, TestLedger, testNode } from './testing/test-ledger';

let anna: DataItemSigner;
let ledger: TestLedger;

beforeAll(async () => {
  anna = await newSigner();
});

beforeEach(async () => {
  ledger = new TestLedger();
  jest.spyOn(globalThis, 'fetch').mockImplementation(ledger.fetch);
  await ledger.add(anna, { data: 'boot', tags: { Module: 'module', Name: 'a box' } });
});
afterEach(() => jest.restoreAllMocks());

describe('on a HyperBEAM node', () => {
  it('a process is what its signed spawn says', async () => {
    expect(await readProcess(testNode, ledger.process)).toMatchObject({
      process: ledger.process,
      module: 'module',
      name: 'a box',
      data: 'boot',
    });
  });

  it('a spawn is read back where the list leaves out the name of a tag', async () => {
    ledger = new TestLedger();
    jest.spyOn(globalThis, 'fetch').mockImplementation(ledger.fetch);
    await ledger.add(anna, { tags: { 'execution-device': 'genesis-wasm@1.0' } });
    const { tags } = await readProcess(testNode, ledger.process);
    expect(tags).toContainEqual({ name: 'execution-device', value: 'genesis-wasm@1.0' });
    expect(ledger.asked).toContain(`node/${ledger.process}`);
  });

  it('a spawn that the node changed is not believed', async () => {
    ledger.nodes[0]?.message.tags.push({ name: 'Authority', value: 'mallory' });
    await expect(readProcess(testNode, ledger.process)).rejects.toThrow('ledger.forged-spawn');
  });

  it('a log is read in pages, verified, as long as the node says', async () => {
    for (let place = 1; place < 120; place += 1) {
      const [spawn] = ledger.nodes;
      if (place < 4 || !spawn) await ledger.add(anna, { data: `message ${place}` });
      else ledger.nodes.push({ ...spawn, assignment: { tags: tagsAt(place) } });
    }
    const page = await readLog(testNode, ledger.process, { from: 0 });
    expect(page).toMatchObject({ next: 100 });
    expect(page.entries).toHaveLength(100);
    expect(page.entries.slice(0, 4).map(({ nonce, data, isVerified }) => [nonce, data, isVerified])).toEqual([
      [0, 'boot', true],
      [1, 'message 1', true],
      [2, 'message 2', true],
      [3, 'message 3', true],
    ]);
    expect(page.entries.some(({ nonce, isVerified }) => nonce > 3 && isVerified)).toBe(false);
    const last = await readLog(testNode, ledger.process, { from: 100 });
    expect([last.entries.length, last.next]).toEqual([20, undefined]);
    expect(await readLog(testNode, ledger.process, { from: 120 })).toEqual({ entries: [] });
    expect(await readLogLength(testNode, ledger.process)).toBe(120);
  });

  it('a message is found by its id, and its result by the slot', async () => {
    const { message } = await ledger.add(anna, { data: 'return 1' });
    await ledger.add(anna, { data: 'return 2' });
    ledger.results.set(message.id, { Messages: [], Output: { data: '1' } });
    expect(await readMessageResult(testNode, ledger.process, message.id)).toMatchObject({ output: '1' });
    expect(ledger.asked.at(-1)).toBe(`node/${ledger.process}~process@1.0/compute=1/results/json/body`);
    expect(await readMessage(testNode, ledger.process, message.id)).toMatchObject({
      nonce: 1,
      data: 'return 1',
      isVerified: true,
    });
    await expect(readMessage(testNode, ledger.process, 'u'.repeat(43))).rejects.toThrow(
      'ledger.unknown-message',
    );
  });

  it('data that is no text is read back from the node', async () => {
    const data = Uint8Array.of(0xff, 0x00, 0xfe);
    const { message } = await ledger.add(anna, { data });
    const entry = await readMessage(testNode, ledger.process, message.id);
    expect(entry).toMatchObject({ isVerified: true, bytes: data });
  });
});

/** The tags of an assignment to a place. */
const tagsAt = (place: number) => [
  { name: 'Process', value: ledger.process },
  { name: 'Nonce', value: String(place) },
];
