import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../messages';
import { statusOf } from './status-of';
import { Trouble } from './trouble';
import { useTroubleTitle } from './use-document-title';

interface ErrorPageProps {
  error: unknown;
  onRetry?: () => void;
}

/** The page for every error but an unknown path: its status code and its message. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  useTroubleTitle(t('error-page.title'));
  return (
    <Trouble
      title={t('error-page.title')}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
          <ButtonLink to="/" variant="secondary">
            {t('front-page')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('error-page.status', { status: statusOf(error) })}</p>
      <p>{errorText(error)}</p>
    </Trouble>
  );
}
