import { enterFirst } from '@rainbow-rabbit/processes/admission/client';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import {
  dailyBoard,
  gameNames,
  readArcadeBoard,
  readChallenge,
  readDaily,
  readReplay,
} from '@rainbow-rabbit/processes/arcade/client';
import {
  claimEarnings,
  enterCommunity,
  readBoard,
  readEarnings,
  readLeague,
  readMeetUps,
  readPot,
} from '@rainbow-rabbit/processes/community/client';
import {
  openPreview,
  readContest,
  readContestInfo,
  readEntries,
  readEntry,
  vote,
} from '@rainbow-rabbit/processes/minibuild/client';
import {
  createRabbitClient,
  decodeCode,
  deriveKey,
  eventTag,
  keyDigestOf,
  keyWordsOf,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { createTestPlayer } from '../players/create-test-player';
import { eventually } from '../testing/eventually';
import { startTestNetwork, testActor, toTags } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';
import { demoKeyWords, demoSecret } from './demo-key';
import { demoPlayers } from './demo-players';

const dayMs = 86_400_000;

/** Returns the day of a moment as the arcade names it, `YYYYMMDD` in UTC. */
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

let network: Awaited<ReturnType<typeof startTestNetwork>>;
beforeAll(async () => {
  network = await startTestNetwork({ seed: true, communities: true, arcade: true, contest: true });
});

it('runs with players who have collected, so that others can join at once', async () => {
  const [event] = network.events;
  if (event?.slug !== 'demo') throw new Error('There is no demo event');
  const { process } = event;
  const json = await (await fetch(`${network.url}network.json`)).json();
  expect(parseNetwork(json, `${network.url}network.json`)).toMatchObject({
    ao: { mu: `${network.url}mu`, cu: `${network.url}cu` },
    gateways: [network.url],
    events: [event],
    community: network.community,
    processes: network.processes,
  });
  if (!network.community) throw new Error('There is no community');
  const { ao } = await testActor(network.url, 'owner');
  const meetUps = await readMeetUps({ ao, process: network.community }, { offset: 0, limit: 20 });
  expect(meetUps.rows[0]).toMatchObject({ city: 'ph', zone: 'Asia/Manila', coming: 0 });
  expect(meetUps.rows.filter(({ startsAt }) => startsAt > Date.now())).toHaveLength(meetUps.total);
  const client = createRabbitClient(ao, process);

  expect(await client.info()).toMatchObject({ phase: 'running', players: demoPlayers.length });
  const { keyDigest, question } = await client.info();
  expect(Object.keys(question ?? {}).toSorted()).toEqual(locales.map(({ code }) => code).toSorted());
  expect(await keyWordsOf(demoSecret, 1)).toEqual(demoKeyWords);
  expect(keyDigestOf(await deriveKey(demoKeyWords, process))).toBe(keyDigest);
  const { rows } = await client.leaderboard({ offset: 0, limit: 50 });
  expect(rows.map(({ nickname }) => nickname).toSorted()).toEqual(
    demoPlayers.map(({ nickname }) => nickname).toSorted(),
  );

  const [anna, ben] = await Promise.all([
    createTestPlayer(network.url, { nickname: 'Anna', keyfile: await testKeyring.wallet('anna') }),
    createTestPlayer(network.url, { nickname: 'Ben', keyfile: await testKeyring.wallet('ben') }),
  ]);
  const now = Date.now();
  const link = ben.linkAt(now, network.url);
  const decoded = decodeCode(link.split('#/r/')[1] ?? '', now);
  expect(decoded).toMatchObject({
    status: 'ok',
    code: {
      eventTag: eventTag(process),
      rabbit: ben.rabbit,
      slot: slotOf(now),
      token: ben.tokenAt(slotOf(now)),
    },
  });
  expect(await anna.scan(ben, slotOf(now))).toMatchObject({ nickname: 'Ben', colour: ben.colour });
  await expect(anna.scan(ben, slotOf(now))).rejects.toMatchObject({ code: 'rabbit.colour-collected' });
  await expect(ben.disclose(slotOf(now))).rejects.toMatchObject({ code: 'disclosure.early' });

  const { address, signer, ao: willow } = await testActor(network.url, 'player-willow');
  const community = { ao: willow, process: network.community };
  const best = await client.me(address);
  expect(best.registered && best.collected.map(({ status }) => status)).toContain('confirmed');

  const { claimable, rows: awards } = await readEarnings(community, address, { maxAgeMs: 0 });
  expect(BigInt(claimable)).toBeGreaterThan(0n);
  expect(awards.map(({ board }) => board)).toEqual(expect.arrayContaining(['league', 'game-garden-party']));
  await expect(claimEarnings(community, { signer })).rejects.toMatchObject({ code: 'admission.needed' });
  // the event says that Willow came with a ticket and has met somebody
  await enterFirst({
    read: () => readEarnings(community, address, { maxAgeMs: 0 }),
    enter: (data) => enterCommunity(community, data, { signer }),
    ticket: undefined,
    onTaken: () => undefined,
    isEnough: ({ admission }) => admission === 'admitted',
  });
  await claimEarnings(community, { signer });
  const { token: paid = network.community } = await readPot(community, { maxAgeMs: 0 });
  await eventually(async () =>
    expect(await readTokenBalance({ ao: willow, process: paid }, address, { maxAgeMs: 0 })).toBe(claimable),
  );
  const { table } = await readLeague(community, {}, { maxAgeMs: 0 });
  expect(table).toEqual(expect.arrayContaining([expect.objectContaining({ city: 'lisbon' })]));
  expect(network.reports).toEqual([]);
});

it('has an arcade with runs on every kind of board, whose points are on those of the community', async () => {
  const { ao } = await testActor(network.url, 'owner');
  if (!(network.processes?.arcade && network.community)) throw new Error('There is no arcade');
  const arcade = { ao, process: network.processes.arcade };
  const boardOf = (board: string) => readArcadeBoard(arcade, { board, offset: 0, limit: 20 });
  const days = await Promise.all(gameNames.map((game) => readDaily(arcade, game)));
  // midnight may have passed since the runs of the day were played
  const ofTwoDays = days.map(({ game, day, endsAt }) =>
    [day, dayAt(endsAt - 2 * dayMs)].map((one) => dailyBoard(game, one)),
  );
  const daily = await Promise.all(ofTwoDays.map((two) => Promise.all(two.map(boardOf))));
  expect(daily.map(([today]) => (today?.total ?? 0) > 0)).toEqual(days.map(({ begun }) => begun));
  expect(daily.map((two) => two.some(({ rows }) => rows.some(({ score }) => score > 0)))).toEqual(
    days.map(() => true),
  );
  const boards = [
    ...gameNames,
    'whac-city-singapore',
    'hyperstax-city-mumbai',
    'challenge-demo',
    'challenge-demo-tower',
    'challenge-demo-over',
  ];
  const pages = await Promise.all(boards.map(boardOf));
  expect(pages.filter(({ rows }) => !rows.some(({ score }) => score > 0)).map(({ board }) => board)).toEqual(
    [],
  );
  const [best] = pages[0]?.rows ?? [];
  if (!best) throw new Error('Nobody is on the first board');
  expect(await readReplay(arcade, best.run)).toMatchObject({ score: best.score, player: best.address });

  const slugs = ['demo', 'demo-tower', 'demo-soon', 'demo-over'];
  const challenges = await Promise.all(slugs.map((slug) => readChallenge(arcade, { slug })));
  const isNow = ({ startsAt, endsAt }: (typeof challenges)[number]) =>
    startsAt <= Date.now() && Date.now() < endsAt;
  expect(challenges.map(isNow)).toEqual([true, true, false, false]);

  const community = { ao, process: network.community };
  await eventually(async () => {
    const { rows } = await readBoard(community, { id: 'game-arcade', offset: 0, limit: 20 }, { maxAgeMs: 0 });
    expect(rows).toHaveLength(demoPlayers.length);
  });
  const { rows } = await readBoard(community, { id: 'city-singapore', offset: 0, limit: 20 });
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Clover', 'Marigold', 'Willow']));
  expect(network.reports).toEqual([]);
});

it('is made on a machine on which each message takes longer than others may', async () => {
  const { url, events, reports } = await startTestNetwork({ seed: true, evaluationLimitMs: 1 });
  expect(events).toMatchObject([{ slug: 'demo' }]);
  expect(reports).toEqual([]);
  // From then on the limit is the usual one, also for the network's owner.
  const owner = await testActor(url, 'owner');
  const { id } = await ensureAosModule();
  const process = await owner.spawn(toTags({ Module: id }));
  await expect(owner.evaluate(process, 'return 1')).rejects.toMatchObject({ code: 'ao.process-failed' });
});

it('has a contest in its voting, whose pictures are where its entries say', async () => {
  const { ao } = await testActor(network.url, 'owner');
  if (!network.processes?.minibuild) throw new Error('There is no contest');
  const contest = { ao, process: network.processes.minibuild };
  const read = await readContest(contest, 'pl');
  expect(read).toMatchObject({
    phase: 'voting',
    facts: { admission: { by: 'tickets' }, prizes: [{ amount: '250000' }, { amount: '100000' }, {}] },
    texts: { language: 'pl' },
    counts: { entries: 23, teams: 24, ballots: 12 },
    judges: [{ name: expect.any(String) }, { name: expect.any(String) }],
  });
  expect(read.languages).toHaveLength(locales.length);
  // the operator, who runs it, can pay the prizes
  const operator = await testActor(network.url, 'operator');
  const token = { ao, process: read.facts?.token ?? network.processes.minibuild };
  const balance = await readTokenBalance(token, operator.address);
  expect(BigInt(balance)).toBeGreaterThan(350_000n);
  const { rows, total } = await readEntries(contest, { offset: 0, limit: 50, staff: true });
  expect(total).toBe(24);
  expect(rows.filter(({ isWithdrawn }) => isWithdrawn)).toHaveLength(1);
  expect(await readContestInfo(contest)).toMatchObject({ flags: 1, hidden: 0 });
  const pictures = rows.filter(({ kind }) => kind === 'picture');
  expect(pictures.length).toBeGreaterThan(12);
  for (const { entry, preview } of pictures) {
    if (!preview) throw new Error(`${entry} has no preview`);
    const data = await (await fetch(`${network.url}${preview.message}`)).text();
    const { bytes, type } = await openPreview(data, preview.sha256);
    expect(type).toBe('image/png');
    const { file } = await readEntry(contest, { entry });
    const stored = await fetch(`${network.url}${file?.id}`);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(new Uint8Array(bytes));
  }
  expect(network.reports).toEqual([]);
});

it('has a contest that takes no vote of somebody without a ticket', async () => {
  const stranger = await testActor(network.url, 'stranger');
  if (!network.processes?.minibuild) throw new Error('There is no contest');
  const contest = { ao: stranger.ao, process: network.processes.minibuild };
  await expect(vote(contest, [1], { signer: stranger.signer })).rejects.toMatchObject({
    code: 'admission.needed',
  });
});
