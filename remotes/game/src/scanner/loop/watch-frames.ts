/**
 * Calls back for each new picture of a video, or for each frame drawn where the browser can't tell. Both rest
 * while the page is hidden.
 * @returns the undo
 */
export function watchFrames(video: HTMLVideoElement, onFrame: () => void): () => void {
  // Firefox came to it late (132).
  const exact = 'requestVideoFrameCallback' in video;
  let pending = 0;
  const next = () => {
    pending = exact ? video.requestVideoFrameCallback(tick) : requestAnimationFrame(tick);
  };
  const tick = () => {
    next();
    onFrame();
  };
  next();
  return () => (exact ? video.cancelVideoFrameCallback(pending) : cancelAnimationFrame(pending));
}
