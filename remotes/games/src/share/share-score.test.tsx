import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { GamePlayer } from '../play/engine/game-player';
import { gameCode } from '../play/game-code';
import { dotGame } from '../play/testing/dot-game';
import { ShareScore } from './share-score';

jest.mock('../play/game-code', () => ({ gameCode: { whac: {} } }));

const run = { seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1, steps: 100, log: '', score: 0 } as const;

/** Words and pictures that were drawn, on any canvas. */
let words: string[];
let pictures: number;

/** A canvas of a browser, of which this environment has none: it notes words and pictures. */
function fakeContext() {
  const noted: Record<string, unknown> = {
    fillText: (text: string) => void words.push(text),
    drawImage: () => {
      pictures += 1;
    },
    measureText: (text: string) => ({ width: 30 * text.length }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy(noted, { get: (target, name: string) => target[name] ?? (() => undefined) });
}

const [share, canShare] = [jest.fn(), jest.fn()];

beforeEach(() => {
  withMessages({ games: en });
  [words, pictures] = [[], 0];
  share.mockReset().mockResolvedValue(undefined);
  canShare.mockReset().mockReturnValue(true);
  Object.assign(navigator, { share, canShare });
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: fakeContext,
    toBlob(this: HTMLCanvasElement, take: (blob: Blob) => void) {
      take(new Blob([`${this.width} × ${this.height}`], { type: 'image/png' }));
    },
  });
  Object.assign(gameCode.whac, {
    openHere: (options: never) => GamePlayer.open({ ...(options as object), game: dotGame } as never),
  });
});

function show() {
  render(<ShareScore game="whac" run={run} score="4,321" place="Singapore" />);
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: en['share.go'] })));
  const isShared = () => waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  return { press, isShared };
}

test('a picture with the scene of the run, its score, game and place is shared', async () => {
  const { press, isShared } = show();
  await press();
  await isShared();
  const [{ files, text }] = share.mock.calls[0] as [{ files: File[]; text: string }];
  expect(text).toBe('My score in Whac a Rabbit: 4,321');
  expect(files.map(({ name, type }) => [name, type])).toEqual([['rainbow-rabbit-score.png', 'image/png']]);
  expect(words).toEqual([
    'Whac a Rabbit',
    'Singapore',
    'Score',
    '4,321',
    expect.stringMatching(/^Rainbow Rabbit · /),
  ]);
  expect(pictures).toBe(1);
  expect(files[0]?.size).toBe('1080 × 1350'.length + 1);
});

test.each([
  ['does not come', () => Promise.reject(new Error('no network'))],
  ['does not lead to the score', undefined],
])('a run whose game %s is shared without its scene', async (_, openHere) => {
  if (openHere) Object.assign(gameCode.whac, { openHere });
  const wrong = { ...run, score: openHere ? 0 : 5 };
  render(<ShareScore game="whac" run={wrong} score="5" place="Friday night" />);
  fireEvent.click(screen.getByRole('button', { name: en['share.go'] }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(words).toContain('Friday night');
  expect(pictures).toBe(0);
});

test('a choice that is left is no failure, and a picture that can’t be made says so', async () => {
  const { press, isShared } = show();
  share.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await press();
  await isShared();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: en['share.go'] }).getAttribute('aria-busy')).not.toBe('true'),
  );
  expect(screen.queryByText(en['share.failed'])).toBeNull();
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  await press();
  expect(await screen.findByText(en['share.failed'])).toBeTruthy();
});
