import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../messages';
import { MainContent } from './main-content';
import { Trouble } from './trouble';

/** The page's texts when no catalogue could be loaded: then English is the only language. */
const lastResort = {
  title: 'The app could not start',
  reason: 'Check your connection and try again.',
  retry: 'Try again',
};

interface StartFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** The page instead of an app that couldn't start, because its settings, its areas or its texts could not be loaded. */
export function StartFailed({ error, onRetry }: StartFailedProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const hasMessages = t('start.failed') !== 'start.failed';
  const { title, reason, retry } = hasMessages
    ? { title: t('start.failed'), reason: errorText(error), retry: t('retry') }
    : lastResort;
  return (
    <MainContent>
      <Trouble title={title} actions={<Button onClick={onRetry}>{retry}</Button>}>
        <p role="alert">{reason}</p>
      </Trouble>
    </MainContent>
  );
}
