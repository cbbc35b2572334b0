import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Icon, Notice, Spinner, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useDevbotErrorText, useMessages } from '../messages';
import styles from './stages.module.css';

/** A stage of a task that runs. */
export interface TaskStage {
  id: string;
  title: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** A sentence about it: the thing to do now, or the outcome. */
  text?: string;
  error?: unknown;
}

interface StageListProps {
  stages: readonly TaskStage[];
  /** Goes on at the stage that failed. */
  onRetry?: () => void;
}

/** The stages of a task, with their states. A refusal by the wallet's user is shown as information, not as an error. */
export function StageList({ stages, onRetry }: StageListProps) {
  const t = useMessages();
  const running = stages.find(({ state }) => state === 'running');
  return (
    <>
      <ol className={styles.stages} aria-label={t('stages.title')}>
        {stages.map((stage) => (
          <li
            key={stage.id}
            className={styles.stage}
            data-state={stage.state}
            aria-current={stage.state === 'running' ? 'step' : undefined}
          >
            <StageView stage={stage} onRetry={onRetry} />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{running?.text ?? running?.title}</span>
      </VisuallyHidden>
    </>
  );
}

function StageView({ stage, onRetry }: { stage: TaskStage; onRetry: StageListProps['onRetry'] }) {
  const t = useMessages();
  const errorText = useDevbotErrorText();
  const { state, title, text, error } = stage;
  const isDeclined = hasCode(error, 'wallet.declined');
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {state === 'running' && <Spinner />}
        {state === 'done' && <Icon name="check" />}
        {state === 'failed' && <Icon name={isDeclined ? 'info' : 'warning'} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} <VisuallyHidden>{t(`stages.${state}`)}</VisuallyHidden>
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {state === 'failed' && (
          <Notice
            tone={isDeclined ? 'info' : 'error'}
            action={
              onRetry && (
                <Button variant="secondary" onClick={onRetry}>
                  {t('task.again')}
                </Button>
              )
            }
          >
            {errorText(error)}
          </Notice>
        )}
      </div>
    </>
  );
}
