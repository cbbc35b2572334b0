import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { createGatewayReader, type GatewayReader } from '@rainbow-rabbit/shared/gateway';
import { type AoProfile, listedProfiles, profileOf } from './ao-profile.domain';

interface ProfileParams {
  ao: AoClient;
  gateways: readonly [string, ...string[]];
  /** The process that lists the profiles of addresses. */
  registry: ProcessId;
  address: Address;
  /** Default: that of the gateways. */
  reader?: Pick<GatewayReader, 'transaction'>;
}

/**
 * Reads the AO profile of an address, as the reader of profiles of the ecosystem does (https://github.com/permaweb/ao-profile): the
 * registry lists it, and it says that the address owns it. Both may be lies, so the address must have signed the item that spawned it.
 * @throws AppError those of reads and of gateways
 */
export async function readAoProfile(
  { ao, gateways, registry, address, reader = createGatewayReader({ url: gateways }) }: ProfileParams,
  options: { signal: AbortSignal; maxAgeMs?: number },
): Promise<AoProfile | undefined> {
  const ask = async (process: ProcessId, action: string, data: object) => {
    const tags = [{ name: 'Action', value: action }];
    const { Messages = [] } = await ao.read({ process, tags, data: JSON.stringify(data) }, options);
    const [answer] = Messages;
    return typeof answer?.Data === 'string' ? answer.Data : '';
  };
  for (const process of listedProfiles(
    await ask(registry, 'Get-Profiles-By-Delegate', { Address: address }),
  )) {
    if (!(await isSpawnedBy(reader, process, address))) continue;
    const profile = profileOf(process, await ask(process as ProcessId, 'Info', {}), address);
    if (profile) return profile;
  }
  return undefined;
}

/** Returns true when an address signed the item that spawned a process. An item that no gateway proves is nobody's. */
async function isSpawnedBy(
  reader: Pick<GatewayReader, 'transaction'>,
  process: string,
  address: Address,
): Promise<boolean> {
  try {
    const { address: signer, readableTags } = await reader.transaction(process);
    return (
      signer === address && readableTags.some(({ name, value }) => name === 'Type' && value === 'Process')
    );
  } catch (error) {
    const unproven = ['gateway.tx-not-found', 'gateway.tx-unverified', 'gateway.tx-uncheckable'] as const;
    if (unproven.some((code) => hasCode(error, code))) return false;
    throw error;
  }
}
