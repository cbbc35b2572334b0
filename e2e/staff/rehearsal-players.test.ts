import { owner, processId } from '../../processes/common/testing/live-process';
import type { Disclosure, RabbitId } from '../../processes/rabbit/client';
import { EventUnderTest, type TestPlayer } from '../../processes/rabbit/testing/event-under-test';
import { makeRoleKeys } from '../../processes/rabbit/testing/role-keys';
import { testKey, testKeyDigest } from '../../processes/rabbit/testing/test-key';
import { joinRehearsal, type RehearsalPlayer } from '../../remotes/game/src/staff/rehearsal/played-player';
import type { AoClient, ItemSigner } from '../../shared/src/ao';
import {
  type Address,
  fromBase64Url,
  ownerAddress,
  type ProcessId,
  parseDataItem,
  verifyDataItem,
} from '../../shared/src/arweave';
import { realUnit } from './real-unit';

/** Making wallets takes some seconds each. */
jest.setTimeout(300_000);

let event: EventUnderTest;
let acorn: RehearsalPlayer;
let others: RehearsalPlayer[];
beforeAll(async () => {
  event = await EventUnderTest.start();
  jest.spyOn(Date, 'now').mockImplementation(() => event.now);
  const { publicKey } = await makeRoleKeys();
  await event.run({ contactKey: publicKey, keyDigest: testKeyDigest });
  others = (await event.joinAll('B', 'C', 'D', 'E', 'F', 'G', 'H')).map(asPlayed);
  acorn = await joinRehearsal({ ao: unit(), process: processId as ProcessId }, 'Acorn 8');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await event.stop();
});

/** A player of the process's own tests, as one of a rehearsal sees it. */
function asPlayed(player: TestPlayer): RehearsalPlayer {
  const never = () => Promise.reject(new Error('This player only shows codes.'));
  const { rabbit } = player;
  const tokenAt = (slot: number) => event.tokenOf(player, slot);
  return { rabbit, tokenAt, nickname: '', colour: 'green', scan: never, disclose: never, answer: never };
}

/** Returns a signer whose items are those of its address. */
const verified = (signer: ItemSigner): ItemSigner => ({
  ...signer,
  async signDataItem(asked) {
    const bytes = await signer.signDataItem(asked);
    const item = await parseDataItem(bytes);
    if (!(await verifyDataItem(item)) || (await ownerAddress(item.owner)) !== signer.address)
      throw new Error('Not signed by its sender');
    return bytes;
  },
});

/** A unit in front of the real process, which takes what its sender signed, and nothing else. */
function unit(): AoClient {
  const ao = realUnit(event);
  return { ...ao, sign: (message, signer) => ao.sign(message, verified(signer)) };
}

const own = () => event.read<Record<string, unknown>>('Me', { rabbit: acorn.rabbit });

it('joins the real process as any player does', async () => {
  expect(acorn).toMatchObject({ nickname: 'Acorn 8', rabbit: 8, colour: 'green' });
  expect(await own()).toMatchObject({
    registered: true,
    nickname: 'Acorn 8',
    colour: 'green',
    banned: false,
  });
  const again = joinRehearsal({ ao: unit(), process: processId as ProcessId }, 'acorn 8');
  expect(await again).toMatchObject({ nickname: 'acorn 2' });
});

describe('a played player', () => {
  const tokens: Disclosure[] = [];

  it('can’t answer before its rainbow is complete', async () => {
    const early = acorn.answer(fromBase64Url(testKey));
    await expect(early).rejects.toMatchObject({ code: 'answer.rainbow-incomplete' });
  });

  it('scans the others with claims that their tokens prove', async () => {
    for (const other of others) tokens.push(await acorn.scan(other, event.slot));
    expect(await own()).toMatchObject({ complete: true, collected: Array(7).fill({ status: 'pending' }) });
    await expect(acorn.scan(acorn, event.slot)).rejects.toMatchObject({ code: 'rabbit.own' });
  });

  it('shows tokens, of which those before their time are told apart', async () => {
    expect(await acorn.disclose(tokens)).toMatchObject([{ ok: false, code: 'disclosure.early' }]);
    event.pass(300_000);
    const outcomes = await acorn.disclose(tokens);
    expect(outcomes).toHaveLength(tokens.length);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true, confirmed: 1, struck: 0 });
    expect(await own()).toMatchObject({ complete: true, collected: Array(7).fill({ status: 'confirmed' }) });
  });

  it('answers, and wins once the key is revealed', async () => {
    await acorn.answer(fromBase64Url(testKey));
    await event.send(owner, 'Reveal', { key: testKey, rabbit: acorn.rabbit satisfies RabbitId });
    await event.send(owner, 'Settle');
    const { winner } = await event.read<{ winner: { address: Address } }>('Info');
    expect(winner).toMatchObject({ rabbit: 8, nickname: 'Acorn 8' });
  });
});
