/**
 * Time that a playing video may report no frame (docs/product 9.276). WebKitGTK 2.50 has `requestVideoFrameCallback` and never calls
 * back for a camera.
 */
const patienceMs = 500;

/**
 * Calls back for each new frame of a video, or for each frame of the page while the browser doesn't report the video's: it may have
 * no way to, or break its promise. All pause while the page is hidden.
 * @returns the undo
 */
export function watchFrames(video: HTMLVideoElement, onFrame: () => void): () => void {
  // Firefox supports it only since version 132.
  if (!('requestVideoFrameCallback' in video)) return watchScreen(onFrame);
  let pending = 0;
  let hasReported = false;
  let checkedTime = video.currentTime;
  let stopScreen: (() => void) | undefined;
  const next = () => {
    pending = video.requestVideoFrameCallback(report);
  };
  const report = () => {
    hasReported = true;
    stopScreen?.();
    stopScreen = undefined;
    next();
    onFrame();
  };
  const check = () => {
    const isPlaying = video.currentTime !== checkedTime && !document.hidden;
    if (isPlaying && !hasReported) stopScreen ??= watchScreen(onFrame);
    hasReported = false;
    checkedTime = video.currentTime;
  };
  next();
  const timer = setInterval(check, patienceMs);
  return () => {
    clearInterval(timer);
    video.cancelVideoFrameCallback(pending);
    stopScreen?.();
  };
}

/** Calls back for each frame of the page. @returns the undo */
function watchScreen(onFrame: () => void): () => void {
  let pending = 0;
  const next = () => {
    pending = requestAnimationFrame(tick);
  };
  const tick = () => {
    next();
    onFrame();
  };
  next();
  return () => cancelAnimationFrame(pending);
}
