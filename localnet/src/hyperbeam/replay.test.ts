import type { Address } from '@rainbow-rabbit/shared/arweave';
import { startTestNetwork } from '../testing/network-under-test';
import { differencesFrom } from './testing/compare';
import { listedDifferences } from './testing/differences';
import { nameOf, readRecordings, sendAgain } from './testing/recording';

/** The address of the recorded node, which recorded spawns name as their scheduler. */
const recordedNode = 'UQ5PZBtKtoHwMPKA6iVAFmd_TJCfcpw3tvd0KWgGfzQ' as Address;

/** Messages that were not recorded, or cut: others take their slots, so that later slots are the recorded ones. */
const gaps: Readonly<Record<string, { item: string; times: number }>> = {
  // Texts of 1 and 4 MB, which the recording has only in part.
  '03-patch-genesis 36': { item: '03-patch-genesis 26', times: 2 },
  '06-rabbit 4': { item: '06-rabbit 2', times: 1 },
  '15-rabbit-patch 1': { item: '06-rabbit 2', times: 1 },
  '17-process-to-process 1': { item: '03-patch-genesis 26', times: 3 },
};

it('answers recorded requests as the real node did, but for the listed differences', async () => {
  const recordings = readRecordings();
  const byName = new Map(recordings.map((recording) => [nameOf(recording), recording]));
  const network = await startTestNetwork({ ao: 'hyperbeam', schedulers: [recordedNode] });
  const found: { difference: string; expected: unknown; actual: unknown }[] = [];
  for (const recording of recordings) {
    const name = nameOf(recording);
    const gap = gaps[name];
    const filling = gap && byName.get(gap.item);
    for (let left = gap?.times ?? 0; filling && left > 0; left--) await sendAgain(network.url, filling);
    if (recording.isCut) continue;
    const response = await sendAgain(network.url, recording);
    for (const [part, values] of await differencesFrom(recording, response))
      found.push({ difference: `${name}: ${part}`, ...values });
  }
  const listed = listedDifferences();
  expect(found.filter(({ difference }) => !listed.includes(difference))).toEqual([]);
  const occurred = new Set(found.map(({ difference }) => difference));
  expect(listed.filter((difference) => !occurred.has(difference))).toEqual([]);
  expect(recordings.length).toBeGreaterThan(190);
  expect(network.reports).toEqual([]);
});
