import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { stepsPerSecond } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import type { RecordedRun } from './domain/recorded-run';
import { BarScore } from './field/bar-score';
import { FailedPanel } from './field/failed-panel';
import styles from './field/field.module.css';
import { FieldPanel } from './field/field-panel';
import { useGamePlayer } from './field/use-game-player';
import { usePauseWhenAway } from './field/use-pause-when-away';
import { useReducedMotion } from './field/use-reduced-motion';
import { useScore } from './field/use-score';
import { type PlayReport, type WatchSpeed, watchSpeeds } from './play-messages';

interface ReplayFieldProps {
  game: GameName;
  /** The run to watch; another object is another run. */
  run: RecordedRun;
  /** The score that the run is said to have. */
  score: number;
  isReduced?: boolean;
  /** Called once it is known whether the run leads to its score. */
  onChecked?: (isTrue: boolean) => void;
  onLeave?: () => void;
}

/** The run as it is watched. */
type WatchState =
  | { status: 'checking' }
  | { status: 'untrue' }
  | { status: 'resting' | 'going' | 'ended'; step: number };

/** Returns the time of a step in a run, as minutes and seconds. */
function timeOf(step: number): string {
  const seconds = Math.floor(step / stepsPerSecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A recorded run that is watched, once it is known to lead to its score. */
export function ReplayField({
  game,
  run,
  score: claimed,
  isReduced: wishes,
  onChecked,
  onLeave,
}: ReplayFieldProps) {
  const t = useMessages();
  const devices = useReducedMotion();
  const [state, setState] = useState<WatchState>({ status: 'checking' });
  const [speed, setSpeed] = useState<WatchSpeed>(1);
  const score = useScore();
  const isGoing = state.status === 'going';
  const isShown = 'step' in state;

  const onReport = (report: PlayReport) => {
    if (report.kind === 'checked') {
      setState(report.isTrue ? { status: 'going', step: 0 } : { status: 'untrue' });
      onChecked?.(report.isTrue);
    } else if (report.kind === 'position') {
      const { step, isAtEnd } = report;
      score.show(report.score, true);
      setState((last) => ({ status: isAtEnd ? 'ended' : statusBefore(last), step }));
    }
  };
  const { host, player, retry } = useGamePlayer({
    game,
    isReduced: wishes ?? devices,
    isBusy: isGoing,
    onReport,
  });
  const send = player.status === 'ready' ? player.send : undefined;

  useEffect(() => {
    if (!send) return;
    setState({ status: 'checking' });
    send({ kind: 'watch', run, score: claimed });
  }, [send, run, claimed]);

  useEffect(() => {
    if (!isGoing || !send) return;
    send({ kind: 'go' });
    return () => send({ kind: 'stop' });
  }, [isGoing, send]);

  useEffect(() => send?.({ kind: 'speed', speed }), [send, speed]);

  const rest = () => setState((last) => (last.status === 'going' ? { ...last, status: 'resting' } : last));
  usePauseWhenAway(isGoing, rest);

  const toggle = () => {
    if (!isShown) return;
    if (state.status === 'ended') send?.({ kind: 'seek', step: 0 });
    setState((last) => ('step' in last ? { ...last, status: isGoing ? 'resting' : 'going' } : last));
  };

  return (
    <section className={styles.field} aria-label={t('play.watch.title', { game: t(`title.${game}`) })}>
      <div className={styles.bar}>
        <BarScore score={score} />
        <p className={styles.checked} role="status">
          {isShown && t('play.watch.true', { score: score.format(claimed) })}
        </p>
      </div>
      <div className={styles.scene}>
        <div ref={host} className={styles.canvas} aria-hidden="true" />
        {player.status !== 'failed' && state.status === 'checking' && (
          <div className={styles.over} role="status">
            <Spinner /> {t('play.watch.checking')}
          </div>
        )}
        {state.status === 'untrue' && (
          <FieldPanel>
            <Notice tone="error">{t('play.watch.untrue')}</Notice>
            {onLeave && <Button onClick={onLeave}>{t('play.leave')}</Button>}
          </FieldPanel>
        )}
        {player.status === 'failed' && <FailedPanel onRetry={retry} onLeave={onLeave} />}
      </div>
      {isShown && (
        <div className={styles.watch}>
          <Button variant="quiet" onClick={toggle}>
            {t(isGoing ? 'play.watch.pause' : 'play.watch.play')}
          </Button>
          <input
            type="range"
            className={styles.place}
            min={0}
            max={run.steps}
            value={state.step}
            aria-label={t('play.watch.place')}
            aria-valuetext={timeOf(state.step)}
            onChange={({ target }) => send?.({ kind: 'seek', step: Number(target.value) })}
          />
          <span className={styles.time}>{`${timeOf(state.step)} / ${timeOf(run.steps)}`}</span>
          <fieldset className={styles.speeds} aria-label={t('play.watch.speed')}>
            {watchSpeeds.map((one) => (
              <Button
                key={one}
                variant={one === speed ? 'secondary' : 'quiet'}
                aria-pressed={one === speed}
                onClick={() => setSpeed(one)}
              >
                {`${one}×`}
              </Button>
            ))}
          </fieldset>
        </div>
      )}
    </section>
  );
}

/** A leap from the end makes a run rest; else it goes or rests as before. */
function statusBefore(last: WatchState): 'resting' | 'going' {
  return last.status === 'going' ? 'going' : 'resting';
}
