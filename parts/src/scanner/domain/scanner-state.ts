/** The reasons why there is no picture from a camera; each has an `error.camera.*` message and a hint. */
export const cameraFailures = ['refused', 'absent', 'busy', 'insecure', 'unsupported'] as const;
export type CameraFailure = (typeof cameraFailures)[number];

export type CameraState<Camera> =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on'; camera: Camera }
  | { status: 'failed'; failure: CameraFailure };

export type DecoderState<Decoder> =
  | { status: 'opening' }
  | { status: 'open'; decoder: Decoder }
  | { status: 'failed' };

/** The scanner's activity, or the reason why it can't scan. */
export type ScannerState<Camera = unknown> =
  | { status: 'starting' }
  | { status: 'looking'; camera: Camera }
  | { status: 'paused' }
  | { status: 'failed'; failure: ScannerFailure };

/** `not-loaded`: neither decoder could be fetched. */
export type ScannerFailure = CameraFailure | 'not-loaded';

/** Joins the states of camera and decoder into the state that the user sees. */
export function scannerState<Camera>(
  paused: boolean,
  camera: CameraState<Camera>,
  decoder: DecoderState<unknown>,
): ScannerState<Camera> {
  if (camera.status === 'failed') return { status: 'failed', failure: camera.failure };
  if (decoder.status === 'failed') return { status: 'failed', failure: 'not-loaded' };
  if (paused) return { status: 'paused' };
  if (camera.status === 'on' && decoder.status === 'open')
    return { status: 'looking', camera: camera.camera };
  return { status: 'starting' };
}
