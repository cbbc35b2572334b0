import type { CameraFrame } from './frame-luma';

/** The number under which the worker says that its script runs; requests have the numbers after it. */
export const startId = 0;

/** What the page asks of the decoding worker. Frames and pictures are transferred: the page loses them. */
export type DecodeRequest =
  | { kind: 'frame'; id: number; turn: number; frame: CameraFrame }
  | { kind: 'picture'; id: number; picture: ImageBitmap };

/** What the worker answers, once for each number; `failed`: this one could not be looked at. */
export type DecodeReply =
  | { kind: 'read'; id: number; text: string | undefined }
  | { kind: 'failed'; id: number };
