import { hardships } from './degradation';
import { generateFrames } from './frame';
import { tally } from './tally';

test('a seed repeats its frames exactly', () => {
  const [first] = generateFrames(7, 1);
  const [again] = generateFrames(7, 1);
  const [other] = generateFrames(8, 1);
  expect(again).toEqual(first);
  expect(other?.text).not.toBe(first?.text);
});

test('frames come in both sizes and meet every hardship', () => {
  const seen = [...generateFrames(3, hardships.length * 2)].map(
    ({ width, hardship }) => `${width} ${hardship}`,
  );
  expect(new Set(seen).size).toBe(hardships.length * 2);
});

test('the pipeline reads at least 1.9 times as many frames as html5-qrcode, and misreads none', async () => {
  const counts = await tally(2_024, hardships.length * 4);
  expect(counts.once.read).toBeGreaterThanOrEqual(1.9 * counts['html5-qrcode'].read);
  expect(counts.once.read).toBeGreaterThan(counts.quick.read);
  expect(counts.once.misread + counts['held still'].misread + counts.quick.misread).toBe(0);
}, 60_000);
