/**
 * Calls back for each new frame of a video, or for each frame of the page where the browser doesn't report
 * the video's. Both pause while the page is hidden.
 * @returns the undo
 */
export function watchFrames(video: HTMLVideoElement, onFrame: () => void): () => void {
  // Firefox supports it only since version 132.
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
