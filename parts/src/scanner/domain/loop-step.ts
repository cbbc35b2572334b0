/** The time for which a code must be out of sight before it counts as shown again (docs/product 9.102). */
export const quietMs = 2000;

/** The state of the scanning loop between frames. */
export interface ScanLoop {
  /** True while a frame is being decoded. */
  decoding: boolean;
  /** True while a newer frame waits for the end of that: the camera's latest, whichever it is then. */
  newer: boolean;
  /** Texts read recently, each with the time when it was last in sight. */
  seen: Readonly<Record<string, number>>;
}

export type ScanInput =
  /** The camera has a new picture. */
  | { kind: 'frame' }
  /** The decoder has finished a frame. */
  | { kind: 'decoded'; text: string | undefined; atMs: number }
  /** Scanning continues after a pause, during which a code may have stayed in sight. */
  | { kind: 'resumed'; atMs: number }
  /** No more frames are wanted; one may still be being decoded. */
  | { kind: 'stopped' };

export type ScanEffect = { kind: 'decode' } | { kind: 'report'; text: string };

export const idleLoop: ScanLoop = { decoding: false, newer: false, seen: {} };

function remember(seen: ScanLoop['seen'], text: string, atMs: number): ScanLoop['seen'] {
  const recent = Object.entries(seen).filter(([, lastMs]) => atMs - lastMs < quietMs);
  return { ...Object.fromEntries(recent), [text]: atMs };
}

/** The end of decoding a frame: a newer one is decoded at once. */
function nextFrame(loop: ScanLoop): { loop: ScanLoop; effects: ScanEffect[] } {
  return {
    loop: { ...loop, decoding: loop.newer, newer: false },
    effects: loop.newer ? [{ kind: 'decode' }] : [],
  };
}

/**
 * Returns the effects of one input of the scanning loop. Of the frames that come while one is being decoded only the
 * latest is decoded after it, so none pile up; a code is reported once while it stays in sight.
 */
export function loopStep(
  loop: ScanLoop,
  input: ScanInput,
): { loop: ScanLoop; effects: readonly ScanEffect[] } {
  switch (input.kind) {
    case 'frame': {
      if (loop.decoding) return { loop: { ...loop, newer: true }, effects: [] };
      return { loop: { ...loop, decoding: true }, effects: [{ kind: 'decode' }] };
    }
    case 'decoded': {
      const { text, atMs } = input;
      const next = nextFrame(loop);
      if (text === undefined) return next;
      const lastMs = loop.seen[text];
      const isNew = lastMs === undefined || atMs - lastMs >= quietMs;
      return {
        loop: { ...next.loop, seen: remember(loop.seen, text, atMs) },
        effects: isNew ? [{ kind: 'report', text }, ...next.effects] : next.effects,
      };
    }
    case 'resumed': {
      const seen = Object.fromEntries(Object.keys(loop.seen).map((text) => [text, input.atMs]));
      return { loop: { ...loop, seen }, effects: [] };
    }
    case 'stopped':
      return { loop: { ...loop, newer: false }, effects: [] };
  }
}
