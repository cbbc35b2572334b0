import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestNetwork } from '../../localnet/src/testing/network-under-test';
import { testKeyring, testKeys } from '../../localnet/src/testing/test-keyring';
import {
  createAutopilot,
  eventKey,
  lendDraw,
  type SecretPlace,
  whiteRabbitOf,
} from '../../processes/autopilot/client';
import { memoryOutbox } from '../../processes/common/client';
import { addressOf } from '../../processes/common/testing/addresses';
import { owner, processId } from '../../processes/common/testing/live-process';
import {
  answerOf,
  badgeSecret,
  badgeSeedOf,
  banPlayer,
  changeStaff,
  configureEvent,
  type EventInfo,
  eventContactKey,
  openEvent,
  type ProcessPlace,
  printedClaimOf,
  readEventInfo,
  sealAcknowledgement,
  startEvent,
} from '../../processes/rabbit/client';
import {
  EventUnderTest,
  eventSettings,
  type TestPlayer,
} from '../../processes/rabbit/testing/event-under-test';
import { makeRoleKeys } from '../../processes/rabbit/testing/role-keys';
import { makeSecret, secretFileOf } from '../../processes/sealing/client';
import { type DayFiles, type EventDay, openDayFiles, startEventDay } from '../../relay/src';
import { giveSecrets } from '../../remotes/game/src/staff/secret/give-secrets';
import {
  type Address,
  keySigner,
  type ProcessId,
  signTransaction,
  toBase64Url,
} from '../../shared/src/arweave';
import { seededRandom } from '../../shared/src/testing';
import type { WalletConnector } from '../../shared/src/wallet';
import { losingUnit } from './real-unit';

const process = processId as ProcessId;
const community = addressOf('community') as ProcessId;
const secret = makeSecret();
const reason = 'because';
const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;

let event: EventUnderTest;
let temporary: string;
let gateway: string;
let sign: WalletConnector['sign'];
/** Storage fees that were approved. */
let uploads: number;
let rabbit: ProcessPlace;
let place: SecretPlace;
let players: TestPlayer[];
let acknowledgementKey: Uint8Array;
/** Failures of all consoles and relays, without those that the ledger explains, such as an edition that another console has dealt. */
let failures: unknown[];
/** True while every other answer of the network is lost: the message has arrived, and its sender doesn't know. */
let losesAnswers = false;
/** The event's file and a helper's keyfile, as a relay has them. */
let dayFiles: DayFiles;
let relays: EventDay[];
/** All that relays wrote into their logs. */
let logged: string[];

beforeAll(async () => {
  ({ url: gateway } = await startTestNetwork());
  const key = await keySigner(await testKeyring.wallet('owner'));
  sign = async (draft) => {
    uploads += 1;
    return signTransaction(draft, Uint8Array.from(key.owner), async (data) =>
      Uint8Array.from(await key.sign(data)),
    );
  };
  event = await EventUnderTest.start();
  const folder = await mkdtemp(path.join(tmpdir(), 'rr-day-'));
  const eventFile = path.join(folder, 'event.json');
  await writeFile(eventFile, secretFileOf(secret), { mode: 0o600 });
  await testKeyring.wallet('helper');
  const walletFile = path.join(testKeys, 'wallet-helper.json');
  dayFiles = await openDayFiles({ eventFile, walletFile }, () => undefined);
  temporary = folder;
});
afterEach(async () => {
  for (const relay of relays) await relay.stop();
});
afterAll(async () => {
  await event.stop();
  await rm(temporary, { recursive: true });
});

const act = { signer: { address: owner as Address, signDataItem: async () => new Uint8Array() } };

/** Does all that is due, as an open console or a relay does. */
type Driver = () => Promise<void>;

/** Opens a console on a device that has nothing but the event's file and the staff's wallet. */
function openConsole(): Driver {
  const autopilot = createAutopilot({
    place: { ...place, rabbit: { ...rabbit } },
    connector: { sign, signDataItem: async () => new Uint8Array() } as unknown as WalletConnector,
    address: owner as Address,
    gateways: [gateway],
    community,
    outbox: memoryOutbox(),
    delayMs: 0,
    now: () => event.now,
  });
  return async () => {
    for (let turns = 0; turns < 8; turns += 1) {
      const known = await info();
      const step = autopilot.next(known);
      if (!step || step.at > event.now) return;
      const { failure } = await autopilot.advance(known);
      if (failure) failures.push(failure.error);
    }
  };
}

/** Starts a relay that has nothing but the event's file and a helper's keyfile. */
function openRelay(): Driver {
  const report = (line: string) => {
    logged.push(line);
    if (line.includes('failed')) failures.push(line);
  };
  const { secret: ofFile, wallet } = dayFiles;
  const place = { rabbit: { ...rabbit }, secret: ofFile };
  const relay = startEventDay({ place, wallet, gateways: [gateway], community, report });
  relays.push(relay);
  return async () => {
    relay.hear(await info());
    await relay.settled();
  };
}

const info = (): Promise<EventInfo> => readEventInfo(rabbit, { maxAgeMs: 0 });

/** Lets open consoles and relays do at once all that is due, several times a minute. */
async function work(drivers: readonly Driver[]): Promise<void> {
  await Promise.all(drivers.map((driver) => driver()));
}

async function join(name: string): Promise<TestPlayer> {
  const { data, chain, chainStart } = await event.registration(name);
  const { publicKey: roleKey } = await makeRoleKeys();
  const address = addressOf(name);
  const registered = await event.send<{ rabbit: TestPlayer['rabbit'] }>(address, 'Register', {
    ...data,
    roleKey,
  });
  return { address, rabbit: registered.rabbit, chain, chainStart };
}

/** The White Rabbit of the latest edition. */
const whiteRabbit = () =>
  lendDraw(place, (draw) => whiteRabbitOf(draw, draw.info.deal?.edition ?? 0, process));

/** All players answer their cards, as the White Rabbit does, too. */
async function answerCards(isWhiteRabbitAgreed: boolean): Promise<void> {
  const { edition = 0 } = (await info()).deal ?? {};
  const holder = await whiteRabbit();
  for (const { address, rabbit: number } of players) {
    const agreed = number !== holder || isWhiteRabbitAgreed;
    const of = { process, address: address as Address, edition, agreed, acknowledgementKey };
    await event.send(address, 'Acknowledge', { edition, sealed: toBase64Url(await sealAcknowledgement(of)) });
  }
}

/** Begins an event with nine players, or more, whose game has just started. */
async function beginDay(count = 9): Promise<void> {
  await event.reset();
  jest.spyOn(Date, 'now').mockImplementation(() => event.now);
  uploads = 0;
  [failures, losesAnswers] = [[], false];
  [relays, logged] = [[], []];
  rabbit = { ao: losingUnit(event, () => losesAnswers), process };
  place = { rabbit, secret: { lend: async (use) => use(secret.slice()) } };
  const contactKey = toBase64Url((await eventContactKey(secret)).publicKey);
  const settings = { ...eventSettings, contactKey, printed: 'allowed', admission: 'open' } as const;
  await configureEvent(rabbit, { reason, ...settings }, act);
  const given = await giveSecrets(rabbit, { secret, reason }, act);
  acknowledgementKey = Buffer.from(given.draw?.acknowledgementKey ?? '', 'base64url');
  await changeStaff(rabbit, { reason, add: [dayFiles.wallet.address] }, act);
  await openEvent(rabbit, { reason }, act);
  players = [];
  for (let number = 1; number <= count; number += 1) players.push(await join(`P${number}`));
  // a minute after a full hour
  event.pass(60 * minuteMs - (event.now % (60 * minuteMs)) + minuteMs);
  await startEvent(rabbit, { reason }, act);
  // Four of the players find all colours among the others: two of them, at least, never have the key.
  for (const one of able()) {
    const byColour = new Map(
      players.filter((other) => other !== one).map((other) => [other.rabbit % 7, other]),
    );
    for (const other of byColour.values()) await event.scan(one, other);
  }
  await event.discloseShown();
}

const able = () => [0, 1, 7, 8].map((index) => players[index] as TestPlayer);

/**
 * The day of an event, in which only consoles and relays act for the staff: a White Rabbit who declines, somebody who comes later, a
 * badge, a winner whose phone is off, and points.
 * @param drivers returns those that are open when something may be due
 */
async function liveDay(drivers: () => readonly Driver[]): Promise<void> {
  const passTo = async (ms: number) => {
    event.pass(ms);
    await work(drivers());
  };
  /** Goes on until something is so, as long as a hall has patience. */
  const until = async (isSo: (now: EventInfo) => boolean, everyMs: number) => {
    for (let tries = 0; tries < 12 && !isSo(await info()); tries += 1) await passTo(everyMs);
    expect(isSo(await info())).toBe(true);
  };
  const edition = (number: number) => (now: EventInfo) => now.deal?.edition === number;
  /** Goes on to the next half hour, and past the moment of a relay's own wait. */
  const toHalfHour = async () => {
    await passTo(halfHourMs - (event.now % halfHourMs));
    await passTo(minuteMs);
  };

  await passTo(5 * minuteMs);
  // Ten players are enough for the first roles.
  expect((await info()).deal?.edition).toBe(players.length < 10 ? undefined : 1);
  await until(edition(1), 5 * minuteMs);
  const declined = await whiteRabbit();
  await answerCards(false);

  for (let tries = 0; tries < 6 && !edition(2)(await info()); tries += 1) await toHalfHour();
  expect(await whiteRabbit()).not.toBe(declined);
  await answerCards(true);
  const late = await join('Late');
  for (let tries = 0; tries < 6 && !edition(3)(await info()); tries += 1) await toHalfHour();
  players.push(late);
  await answerCards(true);
  await toHalfHour();

  const seed = await badgeSeedOf(secret);
  const [first] = players as [TestPlayer];
  const claim = printedClaimOf({
    process,
    rabbit: first.rabbit,
    secret: badgeSecret({ process, rabbit: first.rabbit, seed }),
    address: late.address as Address,
  });
  await event.send(late.address, 'ScanPrinted', { rabbit: first.rabbit, claim: toBase64Url(claim) });
  await until(({ printedPending }) => printedPending === 0, minuteMs);
  expect(Object.values(await event.statuses(late))).toEqual(['confirmed']);

  const holders = [declined, await whiteRabbit()];
  const winner = able().find(({ rabbit: number }) => !holders.includes(number)) as TestPlayer;
  const { key } = await eventKey(secret, process, 1);
  const answer = answerOf({ process, key, address: winner.address as Address });
  await event.send(winner.address, 'Answer', { answer: toBase64Url(answer) });
  await passTo(minuteMs);
  expect((await info()).reveal).toBeUndefined();
  await until((now) => now.winner !== undefined, minuteMs);
  expect((await info()).winner).toMatchObject({ rabbit: winner.rabbit });

  const isSent = ({ report }: EventInfo) => (report?.batch ?? 0) > (report?.acknowledged ?? 0);
  for (let left = 1; left > 0; left = (await info()).report?.left ?? 0) {
    await until(isSent, minuteMs);
    await event.send(community, 'Points', { batch: (await info()).report?.batch });
  }
  await passTo(halfHourMs);
}

interface Logged {
  action: string;
  at: number;
  address: string;
  detail?: { edition?: number; batch?: number };
}

const staffLog = async () =>
  (await event.read<{ rows: Logged[] }>('StaffLog', { offset: 0, limit: 100 })).rows;

/** Expects that all of the day happened, each thing once and the deals at their times. */
async function expectDayOnce(): Promise<void> {
  const rows = await staffLog();
  const of = (name: string) => rows.filter(({ action }) => action === name).reverse();
  const deals = of('Deal');
  expect(deals.map(({ detail }) => detail?.edition)).toEqual([1, 2, 3]);
  for (const { at } of deals.slice(1)) expect(at % halfHourMs).toBeLessThan(5 * minuteMs);
  const { phase, draw, report } = await info();
  expect(Math.max(...of('Report').map(({ detail }) => detail?.batch ?? 0))).toBe(report?.acknowledged);
  expect([phase, typeof draw?.seed, draw?.unopened]).toEqual(['ended', 'string', undefined]);
}

test('a console runs the day by itself', async () => {
  await beginDay();
  const open = [openConsole()];
  await liveDay(() => open);
  await expectDayOnce();
  expect(uploads).toBe(3);
  expect(failures).toEqual([]);
});

test('a network that loses answers makes nothing happen twice, or be paid twice', async () => {
  await beginDay();
  losesAnswers = true;
  const open = [openConsole()];
  await liveDay(() => open);
  await expectDayOnce();
  expect(uploads).toBe(3);
});

test('a relay runs a day of 1,000 players with the event file: a person opens and starts it', async () => {
  await beginDay(1000);
  const open = [openRelay()];
  await liveDay(() => open);
  await expectDayOnce();
  expect(failures).toEqual([]);
  const ofPerson = (await staffLog()).filter(({ address }) => address === owner).map(({ action }) => action);
  expect(ofPerson.slice(0, ofPerson.indexOf('Open') + 1)).toEqual(['Start', 'Open']);
  // The log has nothing secret.
  expect(logged.filter((line) => line === 'Autopilot: deal done.')).toHaveLength(3);
  expect(logged.at(-1)).toBe('Autopilot: the event is over, and nothing is left to do.');
  const { words } = await eventKey(secret, process, 1);
  for (const line of logged) {
    expect(line).toMatch(/^Autopilot: [\w -]+\.$|^Autopilot: the event is over/);
    expect(words.some((word) => line.split(/\W+/).includes(word))).toBe(false);
  }
});

test('two consoles and a relay at once do nothing twice', async () => {
  await beginDay();
  const open = [openConsole(), openRelay(), openConsole()];
  await liveDay(() => open);
  await expectDayOnce();
  expect(failures).toEqual([]);
});

test('a relay whose wallet is not on the staff does nothing, and says so', async () => {
  await beginDay();
  await changeStaff(rabbit, { reason, remove: [dayFiles.wallet.address] }, act);
  const relay = openRelay();
  event.pass(11 * minuteMs);
  await relay();
  await relay();
  expect((await info()).deal).toBeUndefined();
  expect(logged).toEqual([expect.stringContaining("is not on the event's staff")]);
});

test.each([1, 2])(
  'a console or relay that is closed and opened elsewhere at any moment loses nothing (%d)',
  async (seed) => {
    await beginDay();
    const random = seededRandom(seed);
    // At two of five moments all are closed; whoever is opened knows nothing of those before.
    await liveDay(() => (random.chance(0.4) ? [] : [random.chance(0.3) ? openRelay() : openConsole()]));
    await expectDayOnce();
    expect(failures).toEqual([]);
  },
);

test('a ban brings an edition at the next half hour, whoever is banned', async () => {
  for (const isWhiteRabbit of [true, false]) {
    await beginDay();
    const open = [openConsole()];
    event.pass(10 * minuteMs);
    await work(open);
    await answerCards(true);
    const holder = await whiteRabbit();
    const banned = players.find(({ rabbit: number }) => (number === holder) === isWhiteRabbit) as TestPlayer;
    await banPlayer(rabbit, { reason, rabbit: banned.rabbit }, act);
    event.pass(halfHourMs - (event.now % halfHourMs));
    await work(open);
    expect((await info()).deal?.edition).toBe(2);
    expect((await whiteRabbit()) === holder).toBe(!isWhiteRabbit);
  }
});
