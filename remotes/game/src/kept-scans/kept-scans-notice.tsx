import { claimWindowEnd } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useClaimWindow } from '../session/event-readings';
import { useLikelyLedgerTime } from '../session/use-ledger-time';
import type { KeptScan, KeptScans } from './domain/kept-scans';

/** A list of the scans that wait for the network, each with the time it may still wait. */
export function KeptScansNotice({ kept }: { kept: KeptScans }) {
  const t = useMessages();
  if (kept.length === 0) return null;
  return (
    <Notice tone="warning" title={t('kept.title', { count: kept.length })}>
      <p>{t('kept.text')}</p>
      <ul aria-live="off">
        {kept.map((scan) => (
          <li key={scan.rabbit}>
            <TimeLeft scan={scan} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function TimeLeft({ scan: { rabbit, slot } }: { scan: KeptScan }) {
  const t = useMessages();
  const now = useLikelyLedgerTime(1000);
  const claimWindowMs = useClaimWindow();
  const leftMs = Math.max(0, claimWindowEnd(slot, claimWindowMs) - now);
  return t('kept.rabbit', { rabbit, seconds: Math.ceil(leftMs / 1000) });
}
