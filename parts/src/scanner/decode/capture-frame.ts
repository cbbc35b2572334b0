import { seenPart } from '../domain/luma';
import type { CameraFrame } from './frame-luma';

/**
 * The current frame of the camera, in a form that is transferred to the worker with little work on this
 * thread.
 */
export interface Capture {
  frame: CameraFrame;
  transfer: Transferable[];
}

/**
 * Captures frames from a video: VideoFrames, or pixels where the browser lacks them. Undefined while there is
 * no picture.
 */
export function createCapture(video: HTMLVideoElement): () => Capture | undefined {
  let context: CanvasRenderingContext2D | null = null;
  const copyPixels = (): Capture | undefined => {
    const { videoWidth, videoHeight } = video;
    const box = { width: video.clientWidth, height: video.clientHeight };
    const { x, y, width, height } = seenPart(videoWidth, videoHeight, box);
    context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context || width === 0 || height === 0) return undefined;
    context.canvas.width = width;
    context.canvas.height = height;
    context.drawImage(video, x, y, width, height, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { frame: { width, height, pixels: data }, transfer: [data.buffer] };
  };
  return () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    if (!('VideoFrame' in globalThis)) return copyPixels();
    const frame = new VideoFrame(video);
    return { frame, transfer: [frame] };
  };
}
