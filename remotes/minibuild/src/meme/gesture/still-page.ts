/**
 * Stops what moves on the page by itself: while a finger moves something, frames are for that.
 * @returns lets it go on from where it was
 */
export function stillPage(): () => void {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of moving) animation.pause();
  return () => {
    // An animation that has gone from the page meanwhile begins no more.
    for (const animation of moving) if (animation.playState === 'paused') animation.play();
  };
}
