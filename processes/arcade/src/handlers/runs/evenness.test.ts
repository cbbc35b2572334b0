import { counting, countingLog } from '../../../testing/counting-games';
import { LiveArcade } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const arcade = LiveArcade.forTests();

describe('inputs that came evenly', () => {
  const evenRun = (gap: (turn: number) => number, count: number) => {
    const inputs: [number, number][] = [];
    let step = 0;
    for (let turn = 0; turn < count; turn += 1) {
      inputs.push([step, counting.one]);
      step += gap(turn);
    }
    return { steps: step, inputs: countingLog(...inputs) };
  };
  const isFlagged = async (run: { steps: number; inputs: string }) => {
    await arcade.reset();
    await arcade.submit(await arcade.begin(), run);
    const { rows } = await arcade.read<{ rows: { isFlagged?: true }[] }>('Board', { board: 'whac' });
    return rows[0]?.isFlagged ?? false;
  };

  it('are flagged, and count all the same', async () => {
    expect(await isFlagged(evenRun(() => 20, 33))).toBe(true);
    expect(await isFlagged(evenRun((turn) => (turn === 9 ? 23 : 20), 33))).toBe(true);
  });

  it('are not flagged when they are few, or vary as those of people do', async () => {
    expect(await isFlagged(evenRun(() => 20, 32))).toBe(false);
    expect(await isFlagged(evenRun((turn) => (turn === 9 ? 24 : 20), 33))).toBe(false);
    expect(await isFlagged(evenRun((turn) => 20 + ((turn * 7) % 5), 100))).toBe(false);
  });
});
