import { type RefObject, useCallback, useState } from 'react';
import { nextCamera, type RunningCamera } from './camera/open-camera';
import { useCamera } from './camera/use-camera';
import { usePageVisible } from './camera/use-page-visible';
import type { Decoder } from './decode/decoder';
import type { DecoderSource } from './decode/open-decoder';
import { useDecoder } from './decode/use-decoder';
import { type ScannerState, scannerState } from './domain/scanner-state';
import { useScanLoop } from './loop/use-scan-loop';

interface ScannerParams {
  video: RefObject<HTMLVideoElement | null>;
  decoders: DecoderSource;
  paused: boolean;
  onRead: (text: string) => void;
}

interface ScannerControls {
  state: ScannerState<RunningCamera>;
  /** The decoder for photos, available with and without a camera. */
  decoder: Decoder | undefined;
  retry: () => void;
  /** Switches to the next camera; undefined when there is only one. */
  switchCamera: (() => void) | undefined;
}

/** Connects camera, decoder and loop while the scanner is on the screen. */
export function useScanner({ video, decoders, paused, onRead }: ScannerParams): ScannerControls {
  const visible = usePageVisible();
  const [chosen, choose] = useState<string>();
  const camera = useCamera({ video, wanted: visible && !paused, chosen });
  const decoder = useDecoder(decoders);
  const state = scannerState(paused, camera.state, decoder.state);
  const opened = decoder.state.status === 'open' ? decoder.state.decoder : undefined;

  useScanLoop({
    video,
    decoder: state.status === 'looking' ? opened : undefined,
    onRead,
    onLost: decoder.replace,
  });

  const { retry: reopenCamera } = camera;
  const { retry: reloadDecoder } = decoder;
  const loadFailed = decoder.state.status === 'failed';
  const retry = useCallback(() => {
    if (loadFailed) reloadDecoder();
    reopenCamera();
  }, [loadFailed, reloadDecoder, reopenCamera]);

  const next = state.status === 'looking' ? nextCamera(state.camera) : undefined;
  return { state, decoder: opened, retry, switchCamera: next === undefined ? undefined : () => choose(next) };
}
