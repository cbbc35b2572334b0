import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useLoading } from './loading-progress';
import { productName } from './product-name';

/**
 * The skeleton of a page that is loading: the same picture at the same place as in `index.html`, so that a visitor sees one
 * thing until the page is there. The footer comes with the page (`skeleton.css`).
 */
export function PageSkeleton() {
  const t = useMessages();
  useLoading();
  return (
    <>
      <div className="rr-skeleton" aria-hidden="true">
        <p className="rr-skeleton-name">{productName}</p>
        <div className="rr-skeleton-rainbow" />
      </div>
      <span role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </span>
    </>
  );
}
