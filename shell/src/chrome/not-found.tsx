import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages';
import { Trouble } from './trouble';
import { useTroubleTitle } from './use-document-title';

/** The page for a path that leads nowhere (docs/product 2.1 and 8.2). */
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

/** The 404 page in the place of an area's page, which found nothing to show; the document has its title meanwhile. */
export function MissingAreaPage() {
  const t = useMessages();
  useTroubleTitle(t('not-found.title'));
  return <NotFound />;
}
