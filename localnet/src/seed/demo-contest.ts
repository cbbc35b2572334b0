import { createHash } from 'node:crypto';
import { processSource } from '@rainbow-rabbit/processes/aos';
import {
  admitContestTickets,
  configureContest,
  contestContactKey,
  type EntryFile,
  enterContest,
  flagEntry,
  inviteCodes,
  inviteHashes,
  joinTeam,
  type Mine,
  makeTeam,
  movePhase,
  type NewEntry,
  openContest,
  type ProcessPlace,
  scoreEntry,
  setContestTexts,
  setJudge,
  signUp,
  submitEntry,
  vote,
  withdrawEntry,
} from '@rainbow-rabbit/processes/minibuild/client';
import { sealContact } from '@rainbow-rabbit/processes/sealing/client';
import {
  createDataItem,
  fromBase64Url,
  type Keyfile,
  keySigner,
  type ProcessId,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { type Actor, createActor } from '../players/actor';
import {
  type DemoEntry,
  demoBallots,
  demoEntries,
  demoScores,
  demoTeams,
  flaggedBy,
  withdrawnBy,
} from './contest-entries';
import { drawDemoScene } from './contest-pictures';
import { demoContestTexts } from './contest-texts';
import { crowdKey } from './demo-crowd';
import type { DemoNetwork } from './demo-event';
import { demoSecret } from './demo-key';
import { demoPlayers } from './demo-players';
import { demoTicketCount, demoTickets } from './demo-tickets';
import { launchProcess } from './launch-process';

const reason = 'The demo contest of the local network';
const hour = 3_600_000;
const day = 24 * hour;

/** The processes that the demo contest names. They may be on their way. */
export interface ContestLinks {
  /** The token in which prizes are paid. */
  token: Promise<ProcessId>;
}

/** A person of the contest. */
interface Person extends Actor {
  nickname: string;
  key: Keyfile;
}

/** Everything that the parts of the seed share. */
interface DemoContest {
  process: ProcessId;
  url: string;
  personOf(nickname: string): Promise<Person>;
}

/** The facts of the demo contest, in which entries are made now. */
const factsAt = (now: number, contactKey: string) => ({
  times: {
    signUp: now - 3 * day,
    building: now - 2 * day,
    voting: now + hour,
    judging: now + 2 * day,
    results: now + 3 * day,
  },
  teamSize: 3,
  voteWeight: 60,
  kinds: ['picture', 'text', 'link'] as const,
  criteria: [
    { name: 'Humour', weight: 3 },
    { name: 'Craft', weight: 1 },
  ],
  prizes: [
    { title: 'A golden carrot', amount: '250000' },
    { title: 'A silver carrot', amount: '100000' },
    { title: 'A jar of carrot jam' },
  ],
  zone: 'Europe/Lisbon',
  place: 'The meadow behind the hall',
  admission: { by: 'tickets' as const, events: [] },
  voters: 'admitted' as const,
  contactKey,
  original: 'en' as const,
});

/**
 * Makes the demo contest, whose owner is the operator, all by ordinary signed messages: people sign up, some of them in teams,
 * submit 24 entries, and vote; two judges score.
 * @param links what it needs of other processes
 * @returns its process
 */
export async function createDemoContest(
  { keyring, module, authority, url }: DemoNetwork,
  links: ContestLinks,
): Promise<ProcessId> {
  const [operator, contactKey] = await Promise.all([
    keyring.wallet('operator').then((key) => createActor(url, key)),
    contestContactKey(demoSecret),
  ]);
  const source = processSource('minibuild');
  const process = await launchProcess(operator, { module, authority, name: 'contest-demo', source });
  const place = { ao: operator.ao, process };
  const options = { signer: operator.signer };
  const facts = factsAt(Date.now(), toBase64Url(contactKey.publicKey));
  await configureContest(place, { reason, ...facts, kinds: [...facts.kinds] }, options);
  // One after another: the acts of a sender are taken in the order of their numbers.
  for (const texts of demoContestTexts) await setContestTexts(place, { reason, ...texts }, options);
  await openContest(place, { reason }, options);
  const { batch, root, tickets } = demoTickets(process);
  await admitContestTickets(place, { reason, batch, root, count: demoTicketCount }, options);
  let used = 0;
  const enter = async (person: Person) => {
    const ticket = tickets[used++];
    await enterContest({ ao: person.ao, process }, { ...(ticket && { ticket }) }, { signer: person.signer });
  };
  const contest = { process, url, personOf: peopleOf({ keyring, url, enter }) };
  const entryOf = await makeEntries(contest, facts.contactKey);
  await configureContest(
    place,
    { reason, ...facts, kinds: [...facts.kinds], token: await links.token },
    options,
  );
  await movePhase(place, { to: 'voting', reason }, options);
  await judge(contest, place, options, entryOf);
  return process;
}

/** Returns the people by their nicknames, each admitted by a ticket: demo players, and others whose keys are put together from those of the players. */
function peopleOf({
  keyring,
  url,
  enter,
}: Pick<DemoNetwork, 'keyring' | 'url'> & {
  enter: (person: Person) => Promise<void>;
}): DemoContest['personOf'] {
  const players = demoPlayers.map(({ nickname }) => keyring.wallet(`player-${nickname.toLowerCase()}`));
  const people = new Map<string, Promise<Person>>();
  let others = 0;
  const keyOf = async (nickname: string) => {
    const player = demoPlayers.findIndex((one) => one.nickname === nickname);
    const [first, second] = player < 0 ? (pairs[others++ % pairs.length] ?? [0, 1]) : [player, player];
    const keys = await Promise.all([players[first], players[second]]);
    const [one, two] = keys as [Keyfile, Keyfile];
    return player < 0 ? crowdKey(one, two) : one;
  };
  return (nickname) => {
    const known = people.get(nickname);
    if (known) return known;
    const person = keyOf(nickname).then(async (key) => {
      const made = { ...(await createActor(url, key)), nickname, key };
      await enter(made);
      return made;
    });
    people.set(nickname, person);
    return person;
  };
}

/** Every pair of demo players. */
const pairs = demoPlayers.flatMap((_, first) =>
  demoPlayers.slice(first + 1).map((_one, index) => [first, first + 1 + index] as const),
);

/** Lets everybody sign up, make teams, and submit. Returns the numbers of the entries by who submitted them. */
async function makeEntries(contest: DemoContest, contactKey: string): Promise<ReadonlyMap<string, number>> {
  const alone = demoEntries
    .filter(({ by }) => !demoTeams.some((members) => members.includes(by)))
    .map(async (entry) => submitOne(contest, entry, await signUpOne(contest, entry.by, contactKey)));
  const inTeams = demoTeams.map(async ([name, ...members]) => {
    const people = await Promise.all(members.map((by) => signUpOne(contest, by, contactKey)));
    await makeOneTeam(contest, name, people);
    const [captain] = people;
    const entry = demoEntries.find(({ by }) => by === captain?.nickname);
    if (!captain || !entry) throw new Error(`${name} has no entry`);
    return submitOne(contest, entry, captain);
  });
  const mine = await Promise.all([...alone, ...inTeams]);
  const entryOf = new Map(mine.map(([by, { entry }]) => [by, entry?.entry ?? 0]));
  const { ao, signer } = await contest.personOf(withdrawnBy);
  await withdrawEntry({ ao, process: contest.process }, {}, { signer });
  return entryOf;
}

async function signUpOne({ process, personOf }: DemoContest, nickname: string, contactKey: string) {
  const person = await personOf(nickname);
  const { ao, address, signer } = person;
  const email = `${nickname.toLowerCase()}@example.org`;
  const contact = await sealContact({ email, contactKey: fromBase64Url(contactKey), process, address });
  await signUp({ ao, process }, { nickname, contact: toBase64Url(contact), keyVersion: 1 }, { signer });
  return person;
}

/** Makes a team of some people; its captain has one more invitation that nobody has used. */
async function makeOneTeam({ process }: DemoContest, name: string, people: readonly Person[]) {
  const [captain, ...members] = people;
  if (!captain) throw new Error(`${name} has no members`);
  const seed = createHash('sha256').update(name).digest().subarray(0, 16);
  const codes = await inviteCodes(process, toBase64Url(seed), people.length);
  const { team } = await makeTeam(
    { ao: captain.ao, process },
    { name, invites: await inviteHashes(codes) },
    { signer: captain.signer },
  );
  const joins = members.map(({ ao, signer }, index) =>
    joinTeam(
      { ao, process },
      { team: team?.team ?? 0, index: index + 1, code: codes[index] ?? '' },
      { signer },
    ),
  );
  await Promise.all(joins);
}

async function submitOne(
  { process, url }: DemoContest,
  { by, entry, scene }: DemoEntry,
  person: Person,
): Promise<readonly [by: string, mine: Mine]> {
  const picture = scene && drawDemoScene(scene);
  const words = entry.text ? 'text' : 'link';
  const whole: NewEntry = {
    ...entry,
    kind: picture ? 'picture' : words,
    ...(picture && { file: await storeFile(url, picture, person.key), preview: toBase64Url(picture) }),
  };
  return [by, await submitEntry({ ao: person.ao, process }, whole, { signer: person.signer })];
}

/** Stores a picture on the network as a data item of its author. */
async function storeFile(url: string, picture: Buffer, key: Keyfile): Promise<EntryFile> {
  const tags = [{ name: 'Content-Type', value: 'image/png' }];
  const { id, bytes } = await createDataItem({ data: picture, tags }, await keySigner(key));
  const response = await fetch(new URL('tx', url), { method: 'POST', body: bytes });
  if (!response.ok) throw new Error(`The picture was rejected: ${await response.text()}`);
  const sha256 = createHash('sha256').update(picture).digest('base64url');
  return { id, type: 'image/png', bytes: picture.length, sha256 };
}

/** Lets people vote and flag, and judges score. */
async function judge(
  { process, personOf }: DemoContest,
  staff: ProcessPlace,
  options: { signer: Actor['signer'] },
  entryOf: ReadonlyMap<string, number>,
): Promise<void> {
  const numberOf = (by: string) => entryOf.get(by) ?? 0;
  const ballots = Object.entries(demoBallots).map(async ([by, approved]) => {
    const { ao, signer } = await personOf(by);
    await vote({ ao, process }, approved.map(numberOf), { signer });
    if (by !== 'Saffron') return;
    const flag = { entry: numberOf(flaggedBy), reason: 'An advertisement for a coin' };
    await flagEntry({ ao, process }, flag, { signer });
  });
  for (const name of Object.keys(demoScores)) {
    const { address } = await personOf(name);
    await setJudge(staff, { address, name, isJudge: true, reason }, options);
  }
  const scores = Object.entries(demoScores).map(async ([name, sheet]) => {
    const { ao, signer } = await personOf(name);
    for (const [by, score] of Object.entries(sheet)) {
      const entry = numberOf(by);
      const sent = score === 'conflict' ? { entry, conflict: true as const } : { entry, scores: score };
      await scoreEntry({ ao, process }, sent, { signer });
    }
  });
  await Promise.all([...ballots, ...scores]);
}
