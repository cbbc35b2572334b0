import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { endAll, withTestKeys } from '../../localnet/src/testing/network-process';
import { playCrashedEvent } from './crashed-event';

const kills = 4;
let folder = '';
beforeEach(async () => {
  folder = await withTestKeys(await mkdtemp(join(tmpdir(), 'crashes-')));
});
afterEach(async () => {
  await endAll();
  await rm(folder, { recursive: true });
});

it(`an event whose network is killed ${kills} times loses nothing acknowledged and has one winner`, async () => {
  const report = await playCrashedEvent({ folder, finalists: 4, kills, random: seededRandom(7) });
  expect(report).toMatchObject({ kills, losses: [], contradictions: [] });
  expect(report.counts).toEqual(report.expected);
  expect(report.winners[0]).toBeDefined();
  expect(new Set(report.winners).size).toBe(1);
  expect(report.acknowledged).toBeGreaterThan(40);
});
