import { generateFrames, type SyntheticFrame } from './frame';
import { readAsHtml5Qrcode } from './html5-qrcode';
import { plannerOf, readHeldStill, readOnce, startReaders } from './our-readers';
import { readAsPonyfill, startPonyfill } from './ponyfill';

/** The ways of reading that are compared, in the order of the table. */
export const ways = ['html5-qrcode', 'ponyfill', 'quick', 'once', 'slow phone', 'held still'] as const;
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
  ponyfill: make('ponyfill'),
  quick: make('quick'),
  once: make('once'),
  'slow phone': make('slow phone'),
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
  await startPonyfill();
  const planFast = plannerOf(1);
  const planSlow = plannerOf(4);
  const read: Record<Way, (frame: SyntheticFrame) => Promise<string | undefined>> = {
    'html5-qrcode': (frame) => readAsHtml5Qrcode(frame),
    ponyfill: readAsPonyfill,
    quick: (frame) => readOnce(frame, ['quick'], readers),
    // Each frame is looked at as if it were one of a moving picture.
    once: (frame) => readOnce(frame, planFast(readers), readers),
    'slow phone': (frame) => readOnce(frame, planSlow(readers), readers),
    'held still': (frame) => readHeldStill(frame, readers),
  };
  const counts = ofEachWay((): Count => ({ frames: 0, read: 0, misread: 0, timesMs: [] }));
  for (const frame of generateFrames(seed, frames)) {
    const texts: Record<Way, string | undefined> = ofEachWay(() => undefined);
    for (const way of ways) {
      const start = performance.now();
      texts[way] = await read[way](frame);
      count(counts[way], frame, texts[way], performance.now() - start);
    }
    onFrame(frame, texts);
  }
  return counts;
}

function count(into: Count, frame: SyntheticFrame, text: string | undefined, timeMs: number): void {
  into.timesMs.push(timeMs);
  into.frames++;
  if (text === frame.text) into.read++;
  else if (text !== undefined) into.misread++;
}
