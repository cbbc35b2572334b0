import { useEffect, useRef, useState } from 'react';
import type { MiddleLines } from '../domain/gestures';
import type { Meme } from '../domain/meme';
import { createStageHands, type GripKind, type StageHands } from './stage-hands';

interface StageHandsOwner {
  meme: Meme;
  selected: number | undefined;
  picture: { width: number; height: number } | undefined;
  /** Shows a meme: in the midst of a gesture with the lines that it holds on to, without them at its end. */
  onLive: (meme: Meme, lines: MiddleLines | undefined) => void;
  onEnd: (meme: Meme, kind: GripKind) => void;
}

/** Returns the hands on a stage, which know its latest meme. */
export function useStageHands(owner: StageHandsOwner): StageHands {
  const latest = useRef(owner);
  useEffect(() => {
    latest.current = owner;
  });
  const [hands] = useState(() =>
    createStageHands({
      meme: () => latest.current.meme,
      selected: () => latest.current.selected,
      picture: () => latest.current.picture,
      onLive: (meme, lines) => latest.current.onLive(meme, lines),
      onEnd(kind, meme) {
        // The lines go, and what a cancelled gesture has shown.
        latest.current.onLive(meme ?? latest.current.meme, undefined);
        if (meme) latest.current.onEnd(meme, kind);
      },
    }),
  );
  return hands;
}
