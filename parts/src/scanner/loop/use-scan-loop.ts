import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Decoder } from '../decode/decoder';
import { idleLoop, loopStep, type ScanInput } from '../domain/loop-step';
import { watchFrames } from './watch-frames';

interface ScanLoopParams {
  video: RefObject<HTMLVideoElement | null>;
  /** The decoder while the camera runs; undefined stops the loop. */
  decoder: Decoder | undefined;
  onRead: (text: string) => void;
  /** Called when the decoder no longer works. */
  onLost: () => void;
}

/** Passes the video's frames to the decoder, one at a time, and reports the texts it reads. */
export function useScanLoop({ video, decoder, onRead, onLost }: ScanLoopParams): void {
  const loop = useRef(idleLoop);
  const report = useEffectEvent(onRead);
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    const source = video.current;
    if (!decoder || !source) return;
    let live = true;
    const feed = (input: ScanInput) => {
      const { loop: next, effects } = loopStep(loop.current, input);
      loop.current = next;
      for (const effect of effects) {
        if (effect.kind === 'report') report(effect.text);
        else decode();
      }
    };
    // After the loop has stopped, a result belongs to an old scene: only the end of decoding counts.
    const done = (text?: string) =>
      feed({ kind: 'decoded', text: live ? text : undefined, atMs: Date.now() });
    const decode = () => {
      decoder.readFrame(source).then(done, () => {
        done();
        if (live) lose();
      });
    };
    feed({ kind: 'resumed', atMs: Date.now() });
    const stopWatching = watchFrames(source, () => feed({ kind: 'frame' }));
    return () => {
      live = false;
      stopWatching();
      feed({ kind: 'stopped' });
    };
  }, [decoder, video]);
}
