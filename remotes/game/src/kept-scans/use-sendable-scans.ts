import { useClaimWindow } from '../session/event-readings';
import { useLikelyLedgerTime } from '../session/use-ledger-time';
import { useStoredValue } from '../stored/stored-value';
import { type KeptScans, sendableScans } from './domain/kept-scans';
import { useKeptScanStore } from './kept-scan-store';

/** The scans that wait for a wallet, a registration or the network, and may still count. */
export function useSendableScans(): KeptScans {
  const keptScans = useStoredValue(useKeptScanStore()) ?? [];
  const claimWindowMs = useClaimWindow();
  const now = useLikelyLedgerTime(5000);
  return sendableScans(keptScans, now, claimWindowMs);
}
