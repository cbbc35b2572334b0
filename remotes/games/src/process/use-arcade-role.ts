import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { type ProcessPlace, readArcadeInfo } from '@rainbow-rabbit/processes/arcade/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useLedgerReading } from '../live/use-ledger-reading';

/** The part of a wallet in the arcade: the staff, and people who make challenges. */
export type ArcadeRole = 'staff' | 'organiser' | 'none';

/** Returns the role of the connected wallet; `unknown` while the arcade hasn't returned it. */
export function useArcadeRole(arcade: ProcessPlace | undefined): ArcadeRole | 'unknown' {
  const address = useConnectedSigner()?.address;
  const { reading } = useLedgerReading(
    arcade && address && `role ${arcade.process} ${address}`,
    async (options) => {
      if (!arcade || !address) throw new Error('There is nobody to ask for');
      return roleIn(await readArcadeInfo(arcade, options), address);
    },
  );
  if (!arcade || !address) return 'none';
  return valueOf(reading) ?? (reading.status === 'failed' ? 'none' : 'unknown');
}

function roleIn(
  { staff, organisers }: { staff: readonly string[]; organisers: readonly string[] },
  address: Address,
): ArcadeRole {
  if (staff.includes(address)) return 'staff';
  return organisers.includes(address) ? 'organiser' : 'none';
}
