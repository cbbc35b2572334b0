import type { CameraFrame } from './frame-luma';

/** What the page asks of the decoding worker. Frames and pictures are transferred: the page loses them. */
export type DecodeRequest =
  | { kind: 'frame'; id: number; turn: number; frame: CameraFrame }
  | { kind: 'picture'; id: number; picture: ImageBitmap };

/** What the worker answers: once that its script runs, then one answer for each request. */
export type DecodeReply =
  | { kind: 'ready' }
  | { kind: 'read'; id: number; text: string | undefined }
  | { kind: 'failed'; id: number };
