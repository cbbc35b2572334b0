import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import {
  configureEvent,
  openEvent,
  rabbitColours,
  readMe,
  slotOf,
  startEvent,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { Actor } from './players/actor';
import { registerPlayer, type ScriptedPlayer } from './players/player';
import { startTestNetwork, testActor, toTags } from './testing/network-under-test';
import { testKeyring } from './testing/test-keyring';

const wallets = 20;
const scansEach = 10;

interface LedgerEdge {
  node: { message: { id: string; owner: { address: string }; data: string } };
}

let network: Awaited<ReturnType<typeof startTestNetwork>>;
let operator: Actor;
let process: ProcessId;
const players: ScriptedPlayer[] = [];

beforeAll(async () => {
  network = await startTestNetwork();
  operator = await testActor(network.url, 'owner');
  process = await operator.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await operator.evaluate(process, processSource('rabbit'));
  const contact = await testKeyring.contactKey('game');
  const contactKey = toBase64Url(
    Buffer.concat([
      Uint8Array.of(4),
      ...[contact.x, contact.y].map((part = '') => Buffer.from(part, 'base64url')),
    ]),
  );
  const rabbit = { ao: operator.ao, process };
  const { signer } = operator;
  await configureEvent(
    rabbit,
    { reason: 'test', slug: 'crowd', name: 'Crowd', contactKey, admission: 'open' },
    { signer },
  );
  await openEvent(rabbit, { reason: 'test' }, { signer });
  const names = Array.from({ length: wallets }, (_, index) => `crowd-${index + 1}`);
  const keyfiles = await Promise.all(names.map((name) => testKeyring.wallet(name)));
  const registrations = keyfiles.map((keyfile, index) =>
    registerPlayer({ url: network.url, process, nickname: `Crowd ${index + 1}`, keyfile }),
  );
  players.push(...(await Promise.all(registrations)));
  await startEvent(rabbit, { reason: 'test' }, { signer });
}, 300_000);

async function ledger(): Promise<LedgerEdge['node']['message'][]> {
  const messages: LedgerEdge['node']['message'][] = [];
  for (let hasNext = true; hasNext; ) {
    const response = await fetch(`${network.url}su/${process}?from=${messages.length}`);
    const page = (await response.json()) as { edges: LedgerEdge[]; page_info: { has_next_page: boolean } };
    messages.push(...page.edges.map(({ node }) => node.message));
    hasNext = page.page_info.has_next_page;
  }
  return messages;
}

it('takes 200 scans of 20 wallets at once: none lost, in ledger order, each colour collected once, others in reserve', async () => {
  const slot = slotOf(Date.now());
  const outcomes = new Map<string, string>();
  const scan = async (player: ScriptedPlayer, other: ScriptedPlayer) => {
    const outcome = await player.scan(other, slot).then(
      ({ outcome }) => outcome,
      (reason: unknown) => (isAppError(reason) ? reason.code : String(reason)),
    );
    outcomes.set(`${player.address} ${other.rabbit}`, outcome);
  };
  const all = players.flatMap((player, index) =>
    Array.from({ length: scansEach }, (_, step) => ({
      player,
      other: players[(index + step + 1) % wallets],
    })),
  );
  await Promise.all(all.map(({ player, other }) => other && scan(player, other)));

  const scans = (await ledger()).filter(({ data }) => data.includes('"claim"'));
  expect(scans).toHaveLength(wallets * scansEach);
  expect(outcomes.size).toBe(wallets * scansEach);

  // In the ledger's order, a player's first scan of each colour counts as collected.
  const collected = new Map(players.map(({ address }) => [address as string, new Set<string>()]));
  for (const { owner, data } of scans) {
    const { rabbit } = JSON.parse(data) as { rabbit: number };
    const colour = rabbitColours[(rabbit - 1) % rabbitColours.length] ?? '';
    const has = collected.get(owner.address);
    const expected = has?.has(colour) ? 'reserve' : 'collected';
    expect([owner.address, rabbit, outcomes.get(`${owner.address} ${rabbit}`)]).toEqual([
      owner.address,
      rabbit,
      expected,
    ]);
    has?.add(colour);
  }
  for (const { address } of players) {
    const me = await readMe({ ao: operator.ao, process }, address);
    expect(new Set(me.registered ? me.collected.map(({ colour }) => colour) : [])).toEqual(
      collected.get(address),
    );
  }
  expect(network.reports).toEqual([]);
});
