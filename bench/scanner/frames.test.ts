import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hardships } from './degradation';
import { generateFrames } from './frame';

test('a seed repeats its frames exactly', () => {
  const firstFrame = (seed: number) => {
    const [frame] = generateFrames(seed, 1);
    if (!frame) throw new Error('No frame was generated');
    const { data, ...rest } = frame;
    // Compared as one value: Jest takes seconds for a million numbers.
    return { ...rest, data: Buffer.from(data).toString('base64') };
  };
  const first = firstFrame(7);
  expect(firstFrame(7)).toEqual(first);
  expect(firstFrame(8).text).not.toBe(first.text);
});

test('the pipeline reads more hard frames than its rivals, and misreads none', async () => {
  const bench = fileURLToPath(new URL('../scanner-frames.ts', import.meta.url));
  const frames = hardships.length * 4;
  // In a process of its own: inside Jest every use of a global is slow, and decoders use them for each pixel.
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', bench],
    ...['--json', '--seed', '2024', '--frames', String(frames)],
  ]);
  const { counts, ratio, ponyfillRatio, misread } = JSON.parse(stdout);
  expect(counts.once.frames).toBe(frames);
  expect(ratio).toBeGreaterThanOrEqual(1.9);
  expect(ponyfillRatio).toBeGreaterThanOrEqual(1.05);
  expect(counts['slow phone'].read).toBeGreaterThan(counts.quick.read);
  expect(counts.once.read).toBeGreaterThan(counts.quick.read);
  expect(misread).toBe(0);
}, 300_000);
