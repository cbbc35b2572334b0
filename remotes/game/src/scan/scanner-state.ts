import type { CameraFailure } from './camera/camera-failure';
import type { Camera } from './camera/open-camera';
import type { CameraState } from './camera/use-camera';
import type { DecoderState } from './decode/use-decoder';

/** What the scanner is doing, or what keeps it from doing it. */
export type ScannerState =
  | { status: 'starting' }
  | { status: 'looking'; camera: Camera }
  | { status: 'paused' }
  | { status: 'failed'; failure: ScannerFailure };

/** `not-loaded`: neither decoder could be fetched. */
export type ScannerFailure = CameraFailure | 'not-loaded';

/** Joins what the camera and the decoder do into what the player should know. */
export function scannerState(paused: boolean, camera: CameraState, decoder: DecoderState): ScannerState {
  if (camera.status === 'failed') return { status: 'failed', failure: camera.failure };
  if (decoder.status === 'failed') return { status: 'failed', failure: 'not-loaded' };
  if (paused) return { status: 'paused' };
  if (camera.status === 'on' && decoder.status === 'open')
    return { status: 'looking', camera: camera.camera };
  return { status: 'starting' };
}
