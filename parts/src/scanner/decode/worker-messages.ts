import type { CameraFrame } from './frame-luma';

/**
 * The number of the message with which the worker reports that its script runs; requests have the numbers
 * after it.
 */
export const startId = 0;

/** A request of the page to the decoding worker. Frames and pictures are transferred: the page loses them. */
export type DecodeRequest =
  /** Gives the WebAssembly of the strong decoder, if it came; the reply says that it runs, or can't run. */
  | { kind: 'load'; id: number; wasm?: ArrayBuffer }
  /** `box` is the size of the element that the frame covers on the screen, in any unit. */
  | { kind: 'frame'; id: number; frame: CameraFrame; box: { width: number; height: number } }
  | { kind: 'picture'; id: number; picture: ImageBitmap };

/**
 * The reply of the worker, one for each number; `failed`: the frame or picture could not be read, or the strong decoder
 * not be loaded.
 */
export type DecodeReply =
  | { kind: 'read'; id: number; text: string | undefined }
  | { kind: 'failed'; id: number };
