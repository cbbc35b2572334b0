import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../messages';
import { MainContent } from './main-content';
import { Trouble } from './trouble';

/** The page instead of an app that couldn't start, because its settings or its areas could not be had. */
export function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  return (
    <MainContent>
      <Trouble title={t('start.failed')} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        <p role="alert">{errorText(error)}</p>
      </Trouble>
    </MainContent>
  );
}
