import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { loadNewest } from '../caretaker-hooks';
import { useMessages, useShellErrorText } from '../messages';
import { useAreaName } from '../site-links';
import { lazyPart } from './lazy-part';
import { Trouble } from './trouble';

const Nothing = () => null;

/** Fetched only when area and app don't fit. Without it, the box has its first sentence and its buttons. */
const MismatchNote = lazyPart({
  load: () => import('../skew/mismatch-note').then((module) => module.loadMismatchNote()),
  Waiting: Nothing,
  Failed: Nothing,
});

interface AreaFallbackProps {
  /** The area's technical name. */
  areaName: string;
  error: {
    /** The kind of failure (docs/product 11.4); `closed`: the registry doesn't offer the area. */
    kind: 'unreachable' | 'timed-out' | 'corrupt' | 'incompatible' | 'broken' | 'closed';
    /** The need that the app doesn't meet, if that is why they don't fit. */
    cause?: unknown;
  };
  onRetry: () => void;
}

/**
 * The content in place of an area that can't be shown: the reason, a retry, and the link to the front page; where area and
 * app don't fit, also a look for a newer app.
 */
export function AreaFallback({ areaName, error: { kind, cause }, onRetry }: AreaFallbackProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const area = useAreaName(areaName);
  const isIncompatible = kind === 'incompatible';
  return (
    <Trouble
      title={t('area.unavailable')}
      actions={
        <>
          {isIncompatible && <Button onClick={loadNewest}>{t('area.reload')}</Button>}
          <Button onClick={onRetry} variant={isIncompatible ? 'secondary' : 'primary'}>
            {t('retry')}
          </Button>
          <ButtonLink to="/" variant="secondary">
            {t('front-page')}
          </ButtonLink>
        </>
      }
      details={isIncompatible && <MismatchNote cause={cause} />}
    >
      <p role="alert">{errorText(new AppError(`area.${kind}`, { params: { area } }))}</p>
    </Trouble>
  );
}
