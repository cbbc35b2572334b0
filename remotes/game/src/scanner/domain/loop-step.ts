/** The time for which a code must be out of sight before it counts as shown again. */
export const quietMs = 2000;

/** The state of the scanning loop between frames. */
export interface ScanLoop {
  /** The number of frames that were decoded. */
  turn: number;
  /** True while a frame is being decoded. */
  decoding: boolean;
  /** Texts read recently, each with the time when it was last in sight. */
  seen: Readonly<Record<string, number>>;
}

export type ScanInput =
  /** The camera has a new picture. */
  | { kind: 'frame' }
  /** The decoder has finished a frame. */
  | { kind: 'decoded'; text: string | undefined; atMs: number }
  /** Scanning continues after a pause, during which a code may have stayed in sight. */
  | { kind: 'resumed'; atMs: number };

export type ScanEffect = { kind: 'decode'; turn: number } | { kind: 'report'; text: string };

export const idleLoop: ScanLoop = { turn: 0, decoding: false, seen: {} };

function remember(seen: ScanLoop['seen'], text: string, atMs: number): ScanLoop['seen'] {
  const recent = Object.entries(seen).filter(([, lastMs]) => atMs - lastMs < quietMs);
  return { ...Object.fromEntries(recent), [text]: atMs };
}

/**
 * Returns the effect of one input of the scanning loop: frames are skipped while one is being decoded, and a
 * code is reported once while it stays in sight.
 */
export function loopStep(loop: ScanLoop, input: ScanInput): { loop: ScanLoop; effect?: ScanEffect } {
  switch (input.kind) {
    case 'frame': {
      if (loop.decoding) return { loop };
      return {
        loop: { ...loop, decoding: true, turn: loop.turn + 1 },
        effect: { kind: 'decode', turn: loop.turn },
      };
    }
    case 'decoded': {
      const { text, atMs } = input;
      if (text === undefined) return { loop: { ...loop, decoding: false } };
      const lastMs = loop.seen[text];
      const isNew = lastMs === undefined || atMs - lastMs >= quietMs;
      const next = { ...loop, decoding: false, seen: remember(loop.seen, text, atMs) };
      return isNew ? { loop: next, effect: { kind: 'report', text } } : { loop: next };
    }
    case 'resumed': {
      const seen = Object.fromEntries(Object.keys(loop.seen).map((text) => [text, input.atMs]));
      return { loop: { ...loop, seen } };
    }
  }
}
