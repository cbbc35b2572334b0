import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useConsoleMessages } from '../console-messages';
import { useConsoleErrorText } from '../session/staff';

/** Says that something is being read. */
export function Loading() {
  const t = useConsoleMessages();
  return <Spinner label={t('list.loading')} />;
}

interface ReadFailureProps {
  error: unknown;
  /** Reads again. */
  reload: () => void;
}

/** The failure of a read, which can be tried again. */
export function ReadFailure({ error, reload }: ReadFailureProps) {
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
  return (
    <Notice tone="error" action={<Button onClick={reload}>{t('list.try-again')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}
