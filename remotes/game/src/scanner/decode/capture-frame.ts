import type { CameraFrame } from './frame-luma';

/** What the camera shows now, in a form that can be transferred to the worker with next to no work here. */
export interface Capture {
  frame: CameraFrame;
  transfer: Transferable[];
}

/** Takes frames from a video: VideoFrames, or pixels where a browser has none. Undefined while there is no picture. */
export function createCapture(video: HTMLVideoElement): () => Capture | undefined {
  let pencil: CanvasRenderingContext2D | null = null;
  const copyPixels = (): Capture | undefined => {
    const { videoWidth: width, videoHeight: height } = video;
    pencil ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pencil || width === 0 || height === 0) return undefined;
    const side = Math.min(width, height);
    pencil.canvas.width = side;
    pencil.canvas.height = side;
    pencil.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, side, side);
    const { data } = pencil.getImageData(0, 0, side, side);
    return { frame: { width: side, height: side, pixels: data }, transfer: [data.buffer] };
  };
  return () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    if (!('VideoFrame' in globalThis)) return copyPixels();
    const frame = new VideoFrame(video);
    return { frame, transfer: [frame] };
  };
}
