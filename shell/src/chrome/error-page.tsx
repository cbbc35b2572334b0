import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { Trouble } from './trouble';

// Cubot makes phones, not requests.
const bots =
  /(?<!\bcu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|embedly|lighthouse|headlesspreview|preview\b/i;

/** Returns true when a user agent calls itself a bot: bots never see an error page (docs/product.md 2.7). */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}

interface ErrorPageProps {
  /** The status code; 500 where none is known. */
  status?: number;
  /** The error's message in the language of the page. */
  message: string;
  onRetry?: () => void;
}

/** The page for every error but an unknown path: its status code and its message. */
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
