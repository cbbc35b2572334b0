import {
  checkKeyWords,
  createRabbitClient,
  decodeCode,
  deriveKey,
  eventTag,
  keyDigestOf,
  questionLanguages,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { createTestPlayer } from '../players/create-test-player';
import { startTestNetwork, stopTestNetworks, testActor, testKeyring } from '../testing/network-under-test';
import { demoKeyWords } from './demo-key';
import { demoPlayers } from './demo-players';

afterAll(stopTestNetworks);

it('runs with players who have collected, so that others can join at once', async () => {
  const network = await startTestNetwork({ seed: true });
  const [event] = network.events;
  if (event?.slug !== 'demo') throw new Error('There is no demo event');
  const { process } = event;
  const json = await (await fetch(`${network.url}network.json`)).json();
  expect(parseNetwork(json, `${network.url}network.json`)).toMatchObject({
    ao: { mu: `${network.url}mu`, cu: `${network.url}cu` },
    gateway: network.url,
    events: [event],
  });
  const client = createRabbitClient((await testActor(network.url, 'owner')).ao, process);

  expect(await client.info()).toMatchObject({ phase: 'running', players: demoPlayers.length });
  const { keyDigest, question } = await client.info();
  expect(Object.keys(question ?? {}).toSorted()).toEqual([...questionLanguages].toSorted());
  expect(checkKeyWords(demoKeyWords)).toMatchObject({ status: 'ok' });
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

  const { address } = await testActor(network.url, 'player-willow');
  const best = await client.me(address);
  expect(best.registered && best.collected.map(({ status }) => status)).toContain('confirmed');
}, 180_000);
