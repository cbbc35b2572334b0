import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages';
import { Trouble } from './trouble';

/** The page for a path that leads nowhere (docs/product.md 2.1 and 8.2). */
export function NotFound() {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <Trouble
      title={t('not-found.heading', { path: pathname })}
      mood="calm"
      actions={<ButtonLink to="/">{t('front-page')}</ButtonLink>}
    >
      <p>{t('error-page.status', { status: 404 })}</p>
      <p>{t('not-found.text')}</p>
    </Trouble>
  );
}
