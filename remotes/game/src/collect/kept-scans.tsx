import { claimWindowEnd } from '@rainbow-rabbit/shared/game-protocol';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useClaimWindow } from '../game/use-claim-window';
import { useMessages } from '../messages';
import type { PendingScans } from '../pending-scan/pending-scans';
import { useNow } from '../reading/use-now';

/** Scans that wait for the network, and how long each of them may still wait. */
export function KeptScans({ kept }: { kept: PendingScans }) {
  const t = useMessages();
  const now = useNow(1000);
  const claimWindowMs = useClaimWindow();
  if (kept.length === 0) return null;
  return (
    <Notice tone="warning" title={t('kept.title', { count: kept.length })}>
      <p>{t('kept.text')}</p>
      <ul>
        {kept.map(({ rabbit, slot }) => {
          const leftMs = Math.max(0, claimWindowEnd(slot, claimWindowMs) - now);
          return (
            <li key={rabbit} aria-live="off">
              {t('kept.rabbit', { rabbit, seconds: Math.ceil(leftMs / 1000) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
