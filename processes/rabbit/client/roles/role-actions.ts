import type { ProcessPlace, ProcessSendOptions } from '../../../common/client';
import { rabbitCalls } from '../rabbit-calls';
import type { RabbitId } from '../rabbit-id';
import { type ScannedPrinted, scannedPrintedSchema } from '../replies/badges';
import { type Disputed, disputedSchema } from '../replies/disputes';
import { acknowledgedSchema } from '../replies/roles';

/** The proof that a player read the role card of an edition; `sealed` is of `sealAcknowledgement`, in base64url. */
export interface RoleAcknowledgement {
  edition: number;
  sealed: string;
}

/** The claim to have seen a rabbit's printed badge, of `printedClaimOf` in base64url. */
export interface PrintedClaim {
  rabbit: RabbitId;
  claim: string;
}

/** A player's statement that a scan of the own rabbit was not true. */
export interface ScanDispute {
  /** The player who scanned. */
  rabbit: RabbitId;
  /** The slot of the scan. */
  slot: number;
  reason: string;
}

/** Acknowledges the role card of the latest edition, where no scan or disclosure takes it along. */
export async function acknowledgeRole(
  rabbit: ProcessPlace,
  data: RoleAcknowledgement,
  options: ProcessSendOptions,
): Promise<void> {
  const call = { action: 'Acknowledge' as const, data, reply: 'Acknowledged', schema: acknowledgedSchema };
  await rabbitCalls.send(rabbit, call, options);
}

/** Claims to have seen a printed badge, which the staff confirm later. */
export function scanPrintedBadge(
  rabbit: ProcessPlace,
  data: PrintedClaim,
  options: ProcessSendOptions,
): Promise<ScannedPrinted> {
  const call = {
    action: 'ScanPrinted' as const,
    data,
    reply: 'ScannedPrinted',
    schema: scannedPrintedSchema,
  };
  return rabbitCalls.send(rabbit, call, options);
}

/** Disputes a scan of the own rabbit; the staff strike it or dismiss the dispute. */
export function disputeScan(
  rabbit: ProcessPlace,
  data: ScanDispute,
  options: ProcessSendOptions,
): Promise<Disputed> {
  const call = { action: 'Dispute' as const, data, reply: 'Disputed', schema: disputedSchema };
  return rabbitCalls.send(rabbit, call, options);
}
