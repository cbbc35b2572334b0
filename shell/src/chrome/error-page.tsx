import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { isBot } from './bots';
import { Trouble } from './trouble';

interface ErrorPageProps {
  /** The status code; 500 where nothing better is known. */
  status?: number;
  /** What went wrong, as a person reads it. */
  message: string;
  onRetry?: () => void;
}

/** The page for everything that went wrong but a wrong path: its status code and its message. */
export function ErrorPage({ status = 500, message, onRetry }: ErrorPageProps) {
  const t = useMessages();
  if (isBot(navigator.userAgent)) return null;
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
      <p>{t('error-page.status', { status })}</p>
      <p>{message}</p>
    </Trouble>
  );
}
