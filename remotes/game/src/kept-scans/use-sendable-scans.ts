import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useClaimWindow } from '../session/event-readings';
import { useLikelyLedgerTime } from '../session/use-ledger-time';
import { type KeptScans, sendableScans } from './domain/kept-scans';
import { useKeptScanStore } from './kept-scan-store';

/** The scans that wait for a wallet, a registration or the network, and may still count. */
export function useSendableScans(): KeptScans {
  const keptScans = useKeptValue(useKeptScanStore()) ?? [];
  const claimWindowMs = useClaimWindow();
  const now = useLikelyLedgerTime(5000);
  return sendableScans(keptScans, now, claimWindowMs);
}
