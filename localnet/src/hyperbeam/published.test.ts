import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import {
  configureEvent,
  openEvent,
  readEventInfo,
  readLeaderboard,
  readMe,
} from '@rainbow-rabbit/processes/rabbit/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { registerPlayer } from '../players/player';
import { startTestNetwork, testActor, toTags } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';

const isDryRun = (path: string) => path.startsWith('as=execution/');

it('what an event publishes is read by a plain GET, and all else by dry runs', async () => {
  const { url, authority, reports } = await startTestNetwork({ ao: 'hyperbeam' });
  const owner = await testActor(url, 'owner');
  const { id: module } = await ensureAosModule();
  const process = await owner.spawn(toTags({ Module: module, Scheduler: authority, Authority: authority }));
  await owner.evaluate(process, processSource('rabbit'));
  const asked: string[] = [];
  const ask: typeof fetch = (place, init) => {
    asked.push(String(place).slice(url.length));
    return fetch(place, init);
  };
  /** A client of a phone that has read nothing yet. */
  const phone = () => ({
    ao: createAoClient({ ao: { mode: 'hyperbeam', node: url } }, { fetch: ask, pauseMs: 20 }),
    process,
  });
  const readings = () => asked.splice(0).map((path) => path.replace(`${process}~process@1.0/`, ''));

  // the evaluation of its code has published the event
  const before = await readEventInfo(phone());
  expect(before.phase).toBe('draft');
  expect(readings().filter(isDryRun)).toEqual([]);

  const place = { ao: owner.ao, process };
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const contactKey = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url');
  const reason = 'because';
  await configureEvent(place, { reason, slug: 'demo', name: 'Demo', contactKey, admission: 'open' }, owner);
  await openEvent(place, { reason }, owner);
  const keyfile = await testKeyring.wallet('player');
  const { address, rabbit } = await registerPlayer({ url, process, nickname: 'Ann', keyfile });
  expect(rabbit).toBe(1);

  const info = await readEventInfo(phone());
  expect(info).toMatchObject({ name: 'Demo', phase: 'open', players: 1 });
  const board = await readLeaderboard(phone(), { offset: 0, limit: 20 });
  expect(board).toMatchObject({ total: 1, rows: [{ rabbit: 1, nickname: 'Ann', rank: 1 }] });
  const me = await readMe(phone(), address);
  expect(me).toMatchObject({ registered: true, rabbit: 1, nickname: 'Ann', rank: 1, address });
  const hex = Buffer.from(address, 'base64url').toString('hex');
  expect(readings().sort()).toEqual(
    ['event', 'numbers', 'board', 'numbers', `player-${hex}`, 'me-1', 'caught-1', 'board']
      .map((key) => `compute/${key}`)
      .sort(),
  );

  // a read that must be of now asks the process itself
  const { at, ...fresh } = await readMe(phone(), address, { maxAgeMs: 0 });
  expect(me).toMatchObject(fresh);
  expect((await readEventInfo(phone(), { maxAgeMs: 0 })).players).toBe(1);
  expect(readings().every(isDryRun)).toBe(true);
  const stranger = await testActor(url, 'stranger');
  expect(await readMe(phone(), stranger.address)).toMatchObject({ registered: false });
  expect(readings().filter(isDryRun)).toHaveLength(1);
  expect(reports).toEqual([]);
});
