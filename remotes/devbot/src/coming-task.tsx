import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import type { TaskProps } from './bot/task';
import { useMessages } from './messages';

/** The form of a task that has none yet. */
export function ComingTask({ cancel }: TaskProps) {
  const t = useMessages();
  return (
    <Notice
      action={
        <Button variant="secondary" onClick={cancel}>
          {t('task.discard')}
        </Button>
      }
    >
      {t('coming.about')}
    </Notice>
  );
}
