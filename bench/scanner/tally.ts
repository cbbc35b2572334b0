import { type Frame, generateFrames } from './frame';
import { readAsHtml5Qrcode } from './html5-qrcode';
import { readHeldStill, readOnce, startReaders } from './our-readers';

/** The ways of reading that are compared, in the order of the table. */
export const ways = ['html5-qrcode', 'quick', 'once', 'held still'] as const;
export type Way = (typeof ways)[number];

/** What became of the frames read in one way. */
export interface Count {
  frames: number;
  read: number;
  /** Texts that were read but are not there. */
  misread: number;
  /** Time of each frame, milliseconds. */
  timesMs: number[];
}

export type Tally = Record<Way, Count>;

const emptyCount = (): Count => ({ frames: 0, read: 0, misread: 0, timesMs: [] });

/** A tally in which nothing was counted yet. */
export function emptyTally(): Tally {
  return {
    'html5-qrcode': emptyCount(),
    quick: emptyCount(),
    once: emptyCount(),
    'held still': emptyCount(),
  };
}

/**
 * Reads generated frames in every way.
 * @param onFrame told of each frame what the ways read, in their order
 * @returns the counts over all frames
 */
export async function tally(
  seed: number,
  frames: number,
  onFrame: (frame: Frame, texts: Record<Way, string | undefined>) => void = () => undefined,
): Promise<Tally> {
  const readers = await startReaders();
  const read: Record<Way, (frame: Frame, index: number) => Promise<string | undefined>> = {
    'html5-qrcode': (frame) => readAsHtml5Qrcode(frame),
    quick: (frame) => readOnce(frame, 0, { quick: readers.quick }),
    // Each frame has one turn, as if it were one of a moving picture.
    once: (frame, index) => readOnce(frame, index, readers),
    'held still': (frame) => readHeldStill(frame, readers),
  };
  const counts = emptyTally();
  let index = 0;
  for (const frame of generateFrames(seed, frames)) {
    const texts: Record<Way, string | undefined> = {
      'html5-qrcode': undefined,
      quick: undefined,
      once: undefined,
      'held still': undefined,
    };
    for (const way of ways) {
      const count = counts[way];
      const start = performance.now();
      const text = await read[way](frame, index);
      count.timesMs.push(performance.now() - start);
      count.frames++;
      if (text === frame.text) count.read++;
      else if (text !== undefined) count.misread++;
      texts[way] = text;
    }
    onFrame(frame, texts);
    index++;
  }
  return counts;
}
