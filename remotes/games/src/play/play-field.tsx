import type { GameName, RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Spinner, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
} from 'react';
import { useMessages } from '../messages';
import type { RecordedRun, RunMoments, RunResult } from './domain/recorded-run';
import { useFeedback } from './feedback/use-feedback';
import { Countdown } from './field/countdown';
import { FailedPanel } from './field/failed-panel';
import styles from './field/field.module.css';
import { PausePanel } from './field/pause-panel';
import { PlayBar } from './field/play-bar';
import { panelOver, playStateAfter } from './field/play-state';
import { StartPanel } from './field/start-panel';
import { useGamePlayer } from './field/use-game-player';
import { usePadPresses } from './field/use-pad-presses';
import { usePauseWhenAway } from './field/use-pause-when-away';
import { useReducedMotion } from './field/use-reduced-motion';
import { useScore } from './field/use-score';
import { nothingTold, useTold } from './field/use-told';
import type { Note } from './game';
import { listenToHands } from './hands/listen-to-hands';
import type { PlayReport } from './play-messages';

/** The reach of a field's owner into its run. */
export interface PlayFieldHandle {
  /** Pauses a run that goes on, or is about to. Returns false when there is no such run. */
  pause: () => boolean;
}

interface PlayFieldProps {
  ref?: Ref<PlayFieldHandle>;
  game: GameName;
  /** The run to play; another object is another run. While there is no run yet, the code comes meanwhile. */
  start: RunStart | undefined;
  /** A recorded run that is raced against; a recorded run that comes after the run has begun runs beside the next. */
  ghost?: RecordedRun | undefined;
  /** The words that the pause has for a player who would lose more than a practice run by leaving it. */
  loss?: string | undefined;
  /** Left out: as the visitor's device says. */
  isReduced?: boolean;
  /** Called once at the end of each run. */
  onOver: (result: RunResult, moments: RunMoments) => void;
  /** Called while the score changes: at each sound, and else twice a second. */
  onScore?: (score: number) => void;
  /** Asked for in the pause: the owner gives another `start`. */
  onRestart?: () => void;
  /** Asked for in the pause, and after a failure. */
  onLeave?: () => void;
  /** Shown over the scene once the run is over. */
  children?: ReactNode;
}

/** A game that is played: its canvas, and all that surrounds it. */
export function PlayField({
  ref,
  game,
  start,
  ghost,
  loss,
  isReduced: wishes,
  onOver,
  onScore,
  onRestart,
  onLeave,
  children,
}: PlayFieldProps) {
  const t = useMessages();
  const devices = useReducedMotion();
  const isReduced = wishes ?? devices;
  const [state, dispatch] = useReducer(playStateAfter, { status: 'waiting' });
  const hasPlayed = useRef(false);
  const moments = useRef<Partial<Record<Note, number>>>({});
  const nextGhost = useRef(ghost);
  const feedback = useFeedback(game, isReduced);
  const { isSilent } = feedback;
  const score = useScore();
  const told = useTold();

  const onReport = (report: PlayReport) => {
    if (report.kind === 'moment') {
      feedback.give(report);
      score.show(report.score);
      onScore?.(report.score);
      for (const note of report.notes) {
        moments.current[note] = (moments.current[note] ?? 0) + 1;
        told.tell(t(`play.note.${note}`));
      }
    } else if (report.kind === 'rested') dispatch({ kind: 'pause' });
    else if (report.kind === 'ended') {
      const { result } = report;
      score.show(result.score, true);
      dispatch({ kind: 'ended', result });
      told.tell(t(`play.end.${result.reason}`, { score: score.format(result.score) }), true);
      onOver(result, moments.current);
    }
  };
  const isPlaying = state.status === 'playing';
  const { host, player, retry } = useGamePlayer({ game, isReduced, isBusy: isPlaying, onReport });
  const send = player.status === 'ready' ? player.send : undefined;

  const pause = useCallback(() => dispatch({ kind: 'pause' }), []);
  const count = useCallback(() => dispatch({ kind: 'count' }), []);
  const { show } = score;

  useEffect(() => {
    // A ghost that comes later runs beside the next run.
    nextGhost.current = ghost;
  });

  useEffect(() => {
    if (!send || !start) return;
    send({ kind: 'live', start, ghost: nextGhost.current });
    show(0, true);
    moments.current = {};
    dispatch({ kind: 'begun', isNext: hasPlayed.current });
    return () => dispatch({ kind: 'lost' });
  }, [send, start, show]);

  useEffect(() => {
    const element = host.current;
    if (!isPlaying || !send || !element) return;
    hasPlayed.current = true;
    element.focus({ preventScroll: true });
    // Tests have no layout to scroll.
    element.scrollIntoView?.({ block: 'nearest' });
    send({ kind: 'go', isSilent });
    const undo = listenToHands({
      element,
      play: (event) => send({ kind: 'event', event }),
      pause,
      longTap: () => send({ kind: 'long-tap' }),
    });
    return () => {
      undo();
      send({ kind: 'stop' });
    };
  }, [isPlaying, isSilent, send, host, pause]);

  const isGoing = isPlaying || state.status === 'counting';
  usePauseWhenAway(isGoing, pause);
  useImperativeHandle(
    ref,
    () => ({
      pause: () => {
        if (isGoing) pause();
        return isGoing;
      },
    }),
    [isGoing, pause],
  );

  const begin = () => {
    feedback.wake();
    dispatch({ kind: 'start' });
  };
  const resume = () => {
    feedback.wake();
    dispatch({ kind: 'resume' });
  };
  const restart =
    onRestart &&
    (() => {
      feedback.wake();
      onRestart();
    });

  const isCut = 'isCut' in state && state.isCut;
  const playAnew = () => {
    retry();
    // A course that was seen is no fair one for a board.
    if (isCut) restart?.();
  };
  const scene = useRef<HTMLDivElement>(null);
  usePadPresses(scene, panelOver(state, player.status === 'failed'));

  return (
    <section className={styles.field} aria-label={t(`title.${game}`)}>
      <PlayBar
        score={score}
        told={told}
        isOver={state.status === 'over'}
        onPause={isGoing ? pause : undefined}
      />
      <div ref={scene} className={styles.scene}>
        <div
          ref={host}
          className={styles.canvas}
          role="application"
          aria-label={t('play.scene', { game: t(`title.${game}`) })}
          tabIndex={isPlaying ? 0 : -1}
        />
        {player.status === 'loading' && (
          <div className={styles.over} role="status">
            <Spinner /> {t('play.loading')}
          </div>
        )}
        {player.status === 'failed' && <FailedPanel isCut={isCut} onRetry={playAnew} onLeave={onLeave} />}
        {state.status === 'ready' && <StartPanel game={game} onStart={begin} />}
        {state.status === 'counting' && <Countdown key={state.left} left={state.left} onCount={count} />}
        {state.status === 'paused' && (
          <PausePanel loss={loss} onResume={resume} onRestart={restart} onLeave={onLeave} />
        )}
        {state.status === 'over' && children && (
          <div className={styles.over}>
            <div className={styles.result}>{children}</div>
          </div>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          <span ref={told.heard}>{nothingTold}</span>
        </VisuallyHidden>
      </div>
    </section>
  );
}
