import { stillPage } from './still-page';

/** Plays an animation of the page. */
function playedAnimation(begun: AnimationPlayState) {
  const animation = { playState: begun, pause: jest.fn(), play: jest.fn() };
  animation.pause.mockImplementation(() => {
    animation.playState = 'paused';
  });
  return animation;
}

test('what moves stops for a gesture and goes on after it, and nothing else does', () => {
  const [running, stopped, leaving] = [
    playedAnimation('running'),
    playedAnimation('paused'),
    playedAnimation('running'),
  ];
  Object.assign(document, { getAnimations: () => [running, stopped, leaving] });
  const goOn = stillPage();
  expect(running.pause).toHaveBeenCalled();
  expect(stopped.pause).not.toHaveBeenCalled();
  leaving.playState = 'idle';
  goOn();
  expect(running.play).toHaveBeenCalledTimes(1);
  expect(stopped.play).not.toHaveBeenCalled();
  expect(leaving.play).not.toHaveBeenCalled();
});
