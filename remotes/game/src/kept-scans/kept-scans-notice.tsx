import { usePosted } from '@rainbow-rabbit/parts/outbox';
import { messageName } from '@rainbow-rabbit/processes/common/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useLateScanSettings } from '../session/event-readings';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { useLikelyLedgerTime } from '../session/use-ledger-time';
import { type KeptScan, type KeptScans, scanEnd, scanIdentity } from './domain/kept-scans';
import { type Arrival, arrivalAt, lateScansLeft } from './domain/late-scans';

/** A list of the scans that wait: for the network, each with the time it may still wait, or for the ledger's answer. */
export function KeptScansNotice({ kept }: { kept: KeptScans }) {
  if (kept.length === 0) return null;
  return <WaitingScans kept={kept} />;
}

const lines = {
  'in-time': 'kept.rabbit',
  late: 'kept.rabbit-late',
  'no-more-late': 'kept.rabbit-too-late',
  'too-late': 'kept.rabbit-too-late',
  'any-time': 'kept.rabbit-printed',
  sent: 'kept.rabbit-sent',
} as const satisfies Record<Arrival | 'sent', string>;

function WaitingScans({ kept }: { kept: KeptScans }) {
  const t = useMessages();
  const now = useLikelyLedgerTime(1000);
  const { player, address } = usePlayer();
  const { process } = useGame().event;
  const isPosted = usePosted();
  const windows = useLateScanSettings();
  const lateLeft = lateScansLeft(player.collected, windows);
  const scans = kept.map((scan) => ({
    scan,
    arrival: isPosted(messageName(process, address, scanIdentity(scan)))
      ? ('sent' as const)
      : arrivalAt(scan, now, { windows, lateLeft }),
  }));
  const isSomeLate = scans.some(({ arrival }) => arrival === 'late' || arrival === 'no-more-late');
  const secondsLeft = (scan: KeptScan) =>
    Math.max(0, Math.ceil((scanEnd(scan, windows.claimWindowMs) - now) / 1000));
  return (
    <Notice tone="warning" title={t('kept.title', { count: kept.length })}>
      <p>{t('kept.text')}</p>
      <ul aria-live="off">
        {scans.map(({ scan, arrival }) => (
          <li key={scan.rabbit}>{t(lines[arrival], { rabbit: scan.rabbit, seconds: secondsLeft(scan) })}</li>
        ))}
      </ul>
      {isSomeLate && <p>{t('kept.late', { left: lateLeft })}</p>}
    </Notice>
  );
}
