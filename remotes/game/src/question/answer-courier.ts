import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo, useRef } from 'react';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { usePlayer } from '../session/player-context';
import { useLedgerTime, useNeededLedgerTime } from '../session/use-ledger-time';
import { useAnswerStore } from './answer-store';
import { isOnItsWay } from './domain/answer-schema';
import { judgingOnAfterMs, judgingOnEveryMs } from './domain/judging-pause';
import { isBeingJudged, isCurrent } from './domain/question-standing';
import { resendAfterMs } from './domain/resend-after';
import { postAnswer } from './post-answer';
import { revealAfterMs, revealAnswer } from './reveal-answer';

/** The time between two looks at the ledger's clock, in milliseconds. */
const lookEveryMs = 5000;

/** The pause after a look at a ledger that allows no reveal yet, in milliseconds. */
const pauseMs = 30_000;

/**
 * Brings the own answer to its end on whichever screen the player is, also after a reload: sends a signed answer that
 * met no network, reveals its key once the time has come, and keeps the judging going. It never asks the player.
 */
export function AnswerCourier() {
  useResending();
  useRevealing();
  useJudgingOn();
  return null;
}

function useUnaskedAttempt() {
  const { client } = useGame();
  const { address, connector } = usePlayer();
  const store = useAnswerStore();
  return useMemo(
    () => ({ client, address, store, signer: itemSignerOf(connector, address, { isUnasked: true }) }),
    [client, address, store, connector],
  );
}

function useResending() {
  const attempt = useUnaskedAttempt();
  const { info } = useGame();
  const kept = useKeptValue(attempt.store);
  const event = valueOf(info.reading);
  const isWaiting =
    event !== undefined && isCurrent(kept, event) && kept?.isSigned === true && !kept.answeredAt;
  useEffect(() => {
    if (!isWaiting) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const schedule = (ms: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(send, ms);
    };
    const send = async () => {
      const { status } = await postAnswer(attempt);
      tries += 1;
      if (status === 'unsent') schedule(resendAfterMs(tries));
    };
    const sendNow = () => schedule(0);
    schedule(resendAfterMs(0));
    window.addEventListener('online', sendNow);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting, attempt]);
}

function useRevealing() {
  const attempt = useUnaskedAttempt();
  const { refresh } = useGame().info;
  const kept = useKeptValue(attempt.store);
  const now = useLedgerTime(lookEveryMs);
  useNeededLedgerTime(kept?.answeredAt !== undefined && isOnItsWay(kept));
  const nextTryAt = useRef(0);
  const isDue =
    kept?.answeredAt !== undefined &&
    isOnItsWay(kept) &&
    now !== undefined &&
    now >= kept.answeredAt + revealAfterMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new time of the ledger is another occasion.
  useEffect(() => {
    if (!isDue || performance.now() < nextTryAt.current) return;
    nextTryAt.current = performance.now() + pauseMs;
    void revealAnswer(attempt).then((outcome) => (outcome === 'done' ? refresh() : undefined));
  }, [isDue, now, attempt, refresh]);
}

/** Lets the process go on with the judging: each message judges a part, and others may send none any more. */
function useJudgingOn() {
  const { client, store, signer } = useUnaskedAttempt();
  const { info } = useGame();
  const kept = useKeptValue(store);
  const event = valueOf(info.reading);
  const isOpen = event !== undefined && isBeingJudged(kept, event);
  useEffect(() => {
    if (!isOpen) return;
    let isStopped = false;
    const settle = async () => {
      const needsPlayer = await client.settle({ signer }).then(
        () => false,
        (error) => hasCode(error, 'wallet.approval-needed'),
      );
      if (!isStopped && !needsPlayer) timer = setTimeout(settle, judgingOnEveryMs);
    };
    let timer = setTimeout(settle, judgingOnAfterMs(Math.random()));
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isOpen, client, signer]);
}
