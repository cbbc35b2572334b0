import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useConsoleMessages } from '../console-messages';

/** Says that something is being read. */
export function Loading() {
  const t = useConsoleMessages();
  return <Spinner label={t('list.loading')} />;
}

interface ReadFailureProps {
  error: unknown;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
  /** Reads again. */
  reload: () => void;
}

/** The failure of a read, which can be tried again. */
export function ReadFailure({ error, errorText, reload }: ReadFailureProps) {
  const t = useConsoleMessages();
  return (
    <Notice tone="error" action={<Button onClick={reload}>{t('list.try-again')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}
