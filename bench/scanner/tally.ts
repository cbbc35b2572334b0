import { generateFrames, type SyntheticFrame } from './frame';
import { readAsHtml5Qrcode } from './html5-qrcode';
import { readHeldStill, readOnce, startReaders } from './our-readers';

/** The ways of reading that are compared, in the order of the table. */
export const ways = ['html5-qrcode', 'quick', 'once', 'held still'] as const;
export type Way = (typeof ways)[number];

/** Counts of the frames read in one way. */
export interface Count {
  frames: number;
  read: number;
  /** Texts that were read but are not there. */
  misread: number;
  /** Time of each frame, milliseconds. */
  timesMs: number[];
}

export type Tally = Readonly<Record<Way, Count>>;
export type Texts = Readonly<Record<Way, string | undefined>>;

const ofEachWay = <T>(make: (way: Way) => T): Record<Way, T> => ({
  'html5-qrcode': make('html5-qrcode'),
  quick: make('quick'),
  once: make('once'),
  'held still': make('held still'),
});

/**
 * Reads generated frames in every way.
 * @param onFrame called for each frame with the texts that the ways read
 * @returns the counts over all frames
 */
export async function tally(
  seed: number,
  frames: number,
  onFrame: (frame: SyntheticFrame, texts: Texts) => void = () => undefined,
): Promise<Tally> {
  const readers = await startReaders();
  const read: Record<Way, (frame: SyntheticFrame, index: number) => Promise<string | undefined>> = {
    'html5-qrcode': (frame) => readAsHtml5Qrcode(frame),
    quick: (frame) => readOnce(frame, 0, { quick: readers.quick }),
    // Each frame has one turn, as if it were one of a moving picture.
    once: (frame, index) => readOnce(frame, index, readers),
    'held still': (frame) => readHeldStill(frame, readers),
  };
  const counts = ofEachWay((): Count => ({ frames: 0, read: 0, misread: 0, timesMs: [] }));
  let index = 0;
  for (const frame of generateFrames(seed, frames)) {
    const texts: Record<Way, string | undefined> = ofEachWay(() => undefined);
    for (const way of ways) {
      const start = performance.now();
      texts[way] = await read[way](frame, index);
      count(counts[way], frame, texts[way], performance.now() - start);
    }
    onFrame(frame, texts);
    index++;
  }
  return counts;
}

function count(into: Count, frame: SyntheticFrame, text: string | undefined, timeMs: number): void {
  into.timesMs.push(timeMs);
  into.frames++;
  if (text === frame.text) into.read++;
  else if (text !== undefined) into.misread++;
}
