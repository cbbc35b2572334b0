import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useCollector } from './collector-context';

/** The kept scans for which the wallet must ask, with the button that lets it; nothing when there are no such scans. */
export function ScansToApprove() {
  const t = useMessages();
  const { toApprove, collect } = useCollector();
  const [first] = toApprove;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      title={t('kept.approve', { count: toApprove.length })}
      action={<Button onClick={() => collect(first)}>{t('kept.collect')}</Button>}
    />
  );
}
