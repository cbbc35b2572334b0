import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { loadNewest } from '../caretaker-hooks';
import { useMessages, useShellErrorText } from '../messages';
import { useAreaName } from '../site-links';
import { Trouble } from './trouble';

interface AreaFallbackProps {
  /** The area's technical name. */
  areaName: string;
  /** The kind of failure (docs/product.md 11.4); `closed`: the registry doesn't offer the area. */
  kind: 'unreachable' | 'timed-out' | 'corrupt' | 'incompatible' | 'broken' | 'closed';
  onRetry: () => void;
}

/** Stands in for an area that can't be shown: the reason, a retry, and the link to the front page. */
export function AreaFallback({ areaName, kind, onRetry }: AreaFallbackProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const area = useAreaName(areaName);
  return (
    <Trouble
      title={t('area.unavailable')}
      actions={
        <>
          {kind === 'incompatible' && <Button onClick={loadNewest}>{t('area.reload')}</Button>}
          <Button onClick={onRetry} variant={kind === 'incompatible' ? 'secondary' : 'primary'}>
            {t('retry')}
          </Button>
          <ButtonLink to="/" variant="secondary">
            {t('front-page')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{errorText(new AppError(`area.${kind}`, { params: { area } }))}</p>
    </Trouble>
  );
}
