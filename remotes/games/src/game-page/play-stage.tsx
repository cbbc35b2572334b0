import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Icon, useCloseByBack, useModal } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useRef } from 'react';
import { LaterState } from '../live/later-state';
import { usePart } from '../live/use-part';
import { useMessages } from '../messages';
import type { RunMoments, RunResult } from '../play/domain/recorded-run';
import type { PlayFieldHandle } from '../play/play-field';
import styles from './play-stage.module.css';
import type { RunFlow } from './use-play';

interface PlayStageProps {
  game: GameName;
  /** The state of a run that was asked for. */
  state: RunFlow;
  onOver: (result: RunResult, moments: RunMoments) => void;
  onRestart: () => void;
  onLeave: () => void;
  /** The result, over the scene. */
  children: ReactNode;
}

/** The game over the whole screen, from the press of "Play" to its result. Its code comes with the first run. */
export function PlayStage({ game, state, onOver, onRestart, onLeave, children }: PlayStageProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const run = 'start' in state ? state : undefined;
  const handle = useRef<PlayFieldHandle>(null);
  // A run that goes on is paused first, and left from its pause.
  const close = () => {
    if (!handle.current?.pause()) onLeave();
  };
  useCloseByBack(close);
  // Practice is left at once; a run that can count asks first.
  const leave = run?.ranked ? close : onLeave;
  const closeByEscape = useModal(dialog, close);
  const field = usePart(async () => (await import('../play/play-field')).PlayField);
  const Field = field.value;
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-label={t(`title.${game}`)}
      data-area="games"
      onCancel={closeByEscape}
    >
      <button type="button" className={styles.close} aria-label={t('stage.leave')} onClick={leave}>
        <Icon name="close" />
      </button>
      <div className={styles.field}>
        {Field && (
          <Field
            ref={handle}
            game={game}
            start={run?.start}
            ghost={run?.ghost}
            loss={run?.ranked && t('stage.loss')}
            onOver={onOver}
            onRestart={onRestart}
            onLeave={onLeave}
          >
            {children}
          </Field>
        )}
        <LaterState part={field} />
        {state.status === 'beginning' && (
          <p className={styles.beginning} role="status">
            {t('begin.sending')}
          </p>
        )}
      </div>
    </dialog>
  );
}
