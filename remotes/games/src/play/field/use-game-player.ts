import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CanvasSize } from '../domain/fit';
import { openLink, type PlayLink } from '../open-link';
import type { PlayReport, PlayRequest } from '../play-messages';
import styles from './field.module.css';

/** The time within which the art has to be there, once the code is. */
const readyTimeoutMs = 8000;
/** A player that plays and says nothing for so long has died: it says that it is alive every two seconds. */
const silenceMs = 10_000;

/** The player of a game on a field. */
export type FieldPlayer =
  | { status: 'loading' }
  | { status: 'ready'; send: (request: PlayRequest) => void }
  | { status: 'failed' };

interface UseGamePlayerParams {
  game: GameName;
  isReduced: boolean;
  /** True while the player has to be heard of. */
  isBusy: boolean;
  onReport: (report: PlayReport) => void;
}

interface UseGamePlayerResult {
  /** The element that the canvas fills. */
  host: RefObject<HTMLDivElement | null>;
  player: FieldPlayer;
  /** Opens the player anew. */
  retry: () => void;
}

function sizeOf(element: Element): CanvasSize {
  const { clientWidth: width, clientHeight: height } = element;
  return { width, height, ratio: window.devicePixelRatio };
}

/** Opens the player of a game on an element, and ends it with the component. */
export function useGamePlayer({
  game,
  isReduced,
  isBusy,
  onReport,
}: UseGamePlayerParams): UseGamePlayerResult {
  const host = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [player, setPlayer] = useState<FieldPlayer>({ status: 'loading' });
  const hear = useRef(onReport);
  const heardAt = useRef(0);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    hear.current = onReport;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the player anew
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // A canvas can be given to one worker only, so each player has one of its own.
    const canvas = document.createElement('canvas');
    canvas.className = styles.picture ?? '';
    element.append(canvas);
    let link: PlayLink | undefined;
    let isReady = false;
    let isClosed = false;
    const settle = () => {
      if (!link || !isReady) return;
      clearTimeout(timer);
      setPlayer({ status: 'ready', send: link.send });
    };
    const fail = () => {
      if (isClosed) return;
      close();
      setPlayer({ status: 'failed' });
    };
    const report = (told: PlayReport) => {
      if (isClosed) return;
      heardAt.current = performance.now();
      if (told.kind === 'failed') fail();
      else if (told.kind === 'ready') {
        isReady = true;
        settle();
      } else hear.current(told);
    };
    const observer = observeSize(element, () => link?.send({ kind: 'size', size: sizeOf(element) }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      isClosed = true;
      clearTimeout(timer);
      observer?.disconnect();
      link?.close();
      canvas.remove();
    };

    giveUp.current = fail;
    setPlayer({ status: 'loading' });
    openLink({ game, canvas, size: sizeOf(element), isReduced, report }).then((opened) => {
      if (isClosed) return opened.close();
      link = opened;
      timer = setTimeout(fail, readyTimeoutMs);
      settle();
    }, fail);
    return close;
  }, [game, isReduced, attempt]);

  const { status } = player;
  useEffect(() => {
    if (!isBusy || status !== 'ready') return;
    heardAt.current = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - heardAt.current >= silenceMs) giveUp.current?.();
    }, silenceMs / 2);
    return () => clearInterval(timer);
  }, [isBusy, status]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { host, player, retry };
}

/** Calls a function when an element has another size. Tests have no observer: there, sizes stay. */
function observeSize(element: Element, listener: () => void): ResizeObserver | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return observer;
}
