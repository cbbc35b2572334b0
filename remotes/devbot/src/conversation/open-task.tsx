import { IconButton } from '@rainbow-rabbit/parts/fields';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useId, useMemo, useState } from 'react';
import type { BotTask, TaskProps } from '../bot/task';
import { useLoaded } from '../bot/use-loaded';
import { useDevbotErrorText, useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import { keepTaskState, readTaskState } from './kept-task';
import styles from './open-task.module.css';
import { TaskBoundary } from './task-boundary';
import { useFreshFocus } from './use-fresh-focus';
import { useHeldTask } from './use-held-task';

interface OpenTaskProps {
  turn: string;
  task: BotTask;
  args: readonly string[];
}

/** The active task of the conversation: its title, and its form once this tab holds the task. */
export function OpenTask({ turn, task, args }: OpenTaskProps) {
  const t = useMessages();
  const { close, end } = useBotOfPage();
  const hold = useHeldTask(turn);
  const title = useFreshFocus<HTMLHeadingElement>(turn);
  const titleId = useId();
  const discard = () => end(turn, { state: 'cancelled' });
  return (
    <section className={styles.task} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} ref={title} tabIndex={-1}>
          {t(task.titleKey)}
        </h2>
        <IconButton icon="close" label={t('task.close')} onClick={close} />
      </div>
      <TaskBoundary
        key={turn}
        fallback={(again) => (
          <Notice
            tone="error"
            action={
              <>
                <Button variant="secondary" onClick={again}>
                  {t('task.again')}
                </Button>
                <Button variant="quiet" onClick={discard}>
                  {t('task.discard')}
                </Button>
              </>
            }
          >
            {t('task.broken')}
          </Notice>
        )}
      >
        {hold === 'held' && <TaskForm key={turn} turn={turn} task={task} args={args} />}
        {hold === 'elsewhere' && <Notice>{t('task.elsewhere')}</Notice>}
      </TaskBoundary>
    </section>
  );
}

function TaskForm({ turn, task, args }: OpenTaskProps) {
  const t = useMessages();
  const errorText = useDevbotErrorText();
  const { end } = useBotOfPage();
  const [kept] = useState(() => readTaskState(turn));
  const [loaded, again] = useLoaded(task.load);
  const acts = useMemo(
    (): Pick<TaskProps, 'keep' | 'finish' | 'cancel'> => ({
      keep: (state) => keepTaskState(turn, state),
      finish: (result) => end(turn, { state: 'done', result }),
      cancel: () => end(turn, { state: 'cancelled' }),
    }),
    [turn, end],
  );
  if (loaded.status === 'loading') return <Spinner label={t('task.loading')} />;
  if (loaded.status === 'failed') {
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={again}>
            {t('task.again')}
          </Button>
        }
      >
        {errorText(loaded.error)}
      </Notice>
    );
  }
  const { default: Form } = loaded.value;
  return <Form args={args} kept={kept} {...acts} />;
}
