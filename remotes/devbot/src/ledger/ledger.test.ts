import type { DataItemSigner } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { readLog, readLogLength, readMessage } from './read-log';
import { readProcess } from './read-process';
import { maxOutputLength, maxSent, readMessageResult } from './read-result';
import { newSigner, TestLedger, tagsOf, testPlace } from './testing/test-ledger';

let anna: DataItemSigner;
let unit: DataItemSigner;
let ledger: TestLedger;

beforeAll(async () => {
  [anna, unit] = await Promise.all([newSigner(), newSigner()]);
});

beforeEach(async () => {
  ledger = new TestLedger();
  jest.spyOn(globalThis, 'fetch').mockImplementation(ledger.fetch);
});
afterEach(() => jest.restoreAllMocks());

const addressOfUnit = async () => {
  const other = new TestLedger();
  return (await other.add(unit)).message.owner.address;
};

async function spawn(tags: Readonly<Record<string, string>> = {}) {
  const { message } = await ledger.add(anna, {
    data: 'boot',
    tags: { Module: 'module', Scheduler: 'scheduler', Name: 'a box', ...tags },
  });
  return message;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );

describe('a process', () => {
  it('is what its signed spawn says, and is asked for once', async () => {
    const authority = await addressOfUnit();
    const { id, owner } = await spawn({ Authority: authority });
    expect(await readProcess(testPlace, id)).toMatchObject({
      process: id,
      owner: owner.address,
      module: 'module',
      scheduler: 'scheduler',
      authorities: [authority],
      name: 'a box',
      data: 'boot',
      timestamp: 1_700_000_000_000,
    });
    await readProcess(testPlace, id);
    expect(ledger.asked).toHaveLength(1);
  });

  it('is not believed when the unit changed a part of its spawn', async () => {
    const { id, tags } = await spawn();
    tags.push({ name: 'Authority', value: 'mallory' });
    expect(await codeOf(readProcess(testPlace, id))).toBe('ledger.forged-spawn');
  });

  it('says so when its key is of a kind that can’t be verified', async () => {
    const { id, owner } = await spawn();
    owner.key = 'A'.repeat(87);
    expect(await codeOf(readProcess(testPlace, id))).toBe('ledger.other-key');
  });

  it('is not another one that the unit shows in its place', async () => {
    const { id } = await spawn();
    const asked = 'A'.repeat(43);
    const other = await (await ledger.fetch(`https://su.test/${id}?from=0`)).json();
    ledger.answers.set(`su/${asked}`, () => Response.json(other));
    expect(await codeOf(readProcess(testPlace, asked))).toBe('ledger.forged-spawn');
  });

  it('can be unknown, and is asked for again then', async () => {
    const unknown = 'B'.repeat(43);
    expect(await codeOf(readProcess(testPlace, unknown))).toBe('ledger.unknown-process');
    expect(await codeOf(readProcess(testPlace, unknown))).toBe('ledger.unknown-process');
    expect(ledger.asked).toHaveLength(2);
  });
});

describe('a log', () => {
  it('tells signatures of other kinds from those that don’t hold, and believes neither', async () => {
    const { id } = await spawn();
    const [other, forged] = [
      await ledger.add(anna, { data: 'one' }),
      await ledger.add(anna, { data: 'two' }),
    ];
    other.message.signature = 'A'.repeat(87);
    forged.message.data = 'more';
    const { entries } = await readLog(testPlace, id, { from: 0 });
    expect(entries).toMatchObject([
      { isVerified: true, isOtherKey: false },
      { isVerified: false, isOtherKey: true },
      { isVerified: false, isOtherKey: false },
    ]);
  });

  it('comes in pages of verified entries', async () => {
    ledger.pageSize = 2;
    const { id } = await spawn();
    await ledger.add(anna, { data: '{"a":1}', tags: { Action: 'One' }, anchor: 'a'.repeat(32) });
    await ledger.add(anna, { tags: { Action: 'Two' } });
    const first = await readLog(testPlace, id, { from: 0 });
    expect(first).toMatchObject({ next: 2, entries: [{ nonce: 0, isVerified: true }, { nonce: 1 }] });
    expect(first.entries[1]).toMatchObject({
      isVerified: true,
      data: '{"a":1}',
      target: id,
      timestamp: 1_700_000_001_000,
      blockHeight: 1_300_001,
      hashChain: 'chain-1',
    });
    const second = await readLog(testPlace, id, { from: 2 });
    expect(second.next).toBeUndefined();
    expect(second.entries).toMatchObject([{ nonce: 2, isVerified: true }]);
  });

  it('names the process that an authority speaks for, and nobody else', async () => {
    const { id } = await spawn({ Authority: await addressOfUnit() });
    const pushed = { 'From-Process': 'P'.repeat(43), 'Pushed-For': 'R'.repeat(43) };
    await ledger.add(unit, { tags: pushed });
    const { message } = await ledger.add(anna, { tags: pushed });
    const { entries } = await readLog(testPlace, id, { from: 1 });
    expect(entries).toMatchObject([
      { from: 'P'.repeat(43), fromProcess: 'P'.repeat(43), pushedFor: 'R'.repeat(43) },
      { from: message.owner.address },
    ]);
    expect(entries[1]).not.toHaveProperty('fromProcess');
  });

  it.each<[string, (node: TestLedger['nodes'][number]) => void]>([
    [
      'other data',
      ({ message }) => {
        message.data = 'other';
      },
    ],
    ['other tags', ({ message }) => void message.tags.push({ name: 'X', value: 'y' })],
    [
      'another id',
      ({ message }) => {
        message.id = 'C'.repeat(43);
      },
    ],
    [
      'another sender',
      ({ message }) => {
        message.owner.address = 'D'.repeat(43);
      },
    ],
    [
      'a key that is none',
      ({ message }) => {
        message.owner.key = '%%';
      },
    ],
    [
      'the place of another process',
      ({ assignment }) => void assignment.tags.push(...tagsOf({ Process: 'x' })),
    ],
  ])('marks an entry with %s', async (_, change) => {
    const { id } = await spawn();
    const node = await ledger.add(anna, { data: 'mine' });
    change(node);
    const { entries } = await readLog(testPlace, id, { from: 1 });
    expect(entries).toMatchObject([{ isVerified: false }]);
  });

  it('marks a message that the unit shows twice', async () => {
    const { id } = await spawn();
    const node = await ledger.add(anna);
    const again = tagsOf({
      ...Object.fromEntries(node.assignment.tags.map((t) => [t.name, t.value])),
      Nonce: '2',
    });
    ledger.nodes.push({ ...node, assignment: { tags: again } });
    const { entries } = await readLog(testPlace, id, { from: 1 });
    expect(entries.map(({ isVerified }) => isVerified)).toEqual([true, false]);
  });

  it('verifies bytes that are no text with what the gateway has', async () => {
    const { id } = await spawn();
    const bytes = Uint8Array.of(0xff, 0, 0x80);
    const { message } = await ledger.add(anna, { data: bytes });
    const { entries } = await readLog(testPlace, id, { from: 1 });
    expect(entries).toMatchObject([{ isVerified: true, bytes }]);
    ledger.answers.set(`gateway/raw/${message.id}`, () => new Response('other'));
    expect(await readLog(testPlace, id, { from: 1 })).toMatchObject({ entries: [{ isVerified: false }] });
    ledger.answers.set(`gateway/raw/${message.id}`, () => new Response('', { status: 404 }));
    expect(await readLog(testPlace, id, { from: 1 })).toMatchObject({ entries: [{ isVerified: false }] });
  });

  it('refuses other places than were asked for', async () => {
    const { id } = await spawn();
    await ledger.add(anna);
    const first = await (await ledger.fetch(`https://su.test/${id}?from=0`)).json();
    ledger.answers.set(`su/${id}`, () => Response.json(first));
    expect(await codeOf(readLog(testPlace, id, { from: 1 }))).toBe('ledger.wrong-place');
  });

  it.each([
    ['no JSON', () => new Response('<script>'), 'http.invalid-reply'],
    ['another shape', () => Response.json({ edges: [{ node: {} }] }), 'http.invalid-reply'],
    ['too much', () => new Response(new Uint8Array(9 * 1024 ** 2)), 'ledger.too-large'],
    ['a failure', () => new Response('', { status: 500 }), 'http.status'],
  ])('names the fault of a unit that gives %s', async (_, answer, code) => {
    const { id } = await spawn();
    await readProcess(testPlace, id);
    ledger.answers.set(`su/${id}`, answer);
    expect(await codeOf(readLog(testPlace, id, { from: 0 }))).toBe(code);
  });

  it('stops when asked to', async () => {
    const { id } = await spawn();
    const stopped = AbortSignal.abort();
    expect(await codeOf(readLog(testPlace, id, { from: 0, signal: stopped }))).toBe('http.aborted');
  });

  it('has a length, also where the compute unit is of no help', async () => {
    ledger.pageSize = 3;
    const { id } = await spawn();
    for (let count = 0; count < 22; count++) await ledger.add(anna);
    expect(await readLogLength(testPlace, id)).toBe(23);
    ledger.answers.set(`cu/results/${id}`, () => Response.json({ edges: [{ cursor: '???' }] }));
    expect(await readLogLength(testPlace, id)).toBe(23);
    ledger.answers.set(`cu/results/${id}`, () =>
      Response.json({ edges: [{ cursor: btoa('{"ordinate":"7"}') }] }),
    );
    expect(await readLogLength(testPlace, id)).toBe(23);
    ledger.answers.set(`cu/results/${id}`, () =>
      Response.json({ edges: [{ cursor: btoa('{"ordinate":"99"}') }] }),
    );
    expect(await readLogLength(testPlace, id)).toBe(23);
    ledger.answers.set(`cu/results/${id}`, () => new Response('', { status: 500 }));
    expect(await readLogLength(testPlace, id)).toBe(23);
  });
});

describe('a message', () => {
  it('is found by its id, and not where the unit shows another one', async () => {
    const { id } = await spawn();
    const { message } = await ledger.add(anna, { data: 'mine' });
    const other = 'E'.repeat(43);
    expect(await readMessage(testPlace, id, message.id)).toMatchObject({ nonce: 1, isVerified: true });
    expect(await codeOf(readMessage(testPlace, id, other))).toBe('ledger.unknown-message');
    ledger.answers.set(`su/${other}`, () => Response.json(ledger.nodes[1]));
    expect(await codeOf(readMessage(testPlace, id, other))).toBe('ledger.unknown-message');
  });
});

describe('a result', () => {
  const resultOf = async (result: unknown) => {
    ledger.results.set('message', result);
    return readMessageResult(testPlace, 'process', 'message');
  };

  it('has what the message printed, sent and cost', async () => {
    const sent = { Target: 'you', Data: 'hello', Anchor: '1', Tags: [{ name: 'Count', value: 3 }] };
    expect(
      await resultOf({
        Error: [],
        Output: { data: 'printed' },
        Messages: [sent],
        Spawns: [sent],
        GasUsed: 12,
      }),
    ).toEqual({
      output: 'printed',
      isOutputCut: false,
      messages: [{ target: 'you', data: 'hello', tags: [{ name: 'Count', value: '3' }] }],
      spawns: [{ target: 'you', data: 'hello', tags: [{ name: 'Count', value: '3' }] }],
      leftOut: 0,
      gas: 12,
    });
  });

  it.each([
    ['text', 'text'],
    [{ data: { output: 'of aos 1', prompt: 'p' } }, 'of aos 1'],
    [{ output: 7 }, '7'],
    [{}, ''],
    [[], ''],
    [null, ''],
    [undefined, ''],
    [{ other: true }, '{"other":true}'],
  ])('has the output %j as text', async (given, expected) => {
    expect((await resultOf({ Output: given })).output).toBe(expected);
  });

  it('has its error', async () => {
    expect(await resultOf({ Error: 'rr:scan.late' })).toMatchObject({ error: 'rr:scan.late' });
    expect(await resultOf({ Error: { code: 1 } })).toMatchObject({ error: '{"code":1}' });
    expect(await resultOf({ Error: '' })).not.toHaveProperty('error');
  });

  it('is bounded', async () => {
    const result = await resultOf({
      Output: { data: 'x'.repeat(maxOutputLength + 5) },
      Messages: Array.from({ length: maxSent + 7 }, () => ({ Target: 'you', Tags: [] })),
    });
    expect(result).toMatchObject({ isOutputCut: true, leftOut: 7 });
    expect(result.output).toHaveLength(maxOutputLength);
    expect(result.messages).toHaveLength(maxSent);
  });

  it('can be unknown', async () => {
    expect(await codeOf(readMessageResult(testPlace, 'process', 'none'))).toBe('ledger.unknown-message');
  });
});
