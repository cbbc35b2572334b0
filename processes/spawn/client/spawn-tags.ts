import type { Tag } from '@rainbow-rabbit/shared/arweave';
import type { SpawnIds } from '@rainbow-rabbit/shared/network';

/**
 * Returns the tags of a data item that spawns a process on a network.
 * @param ids the ids that `network.json` names, `ao.spawn`
 * @param extra further tags by their names, such as `Name`, or `On-Boot` with the value `Data`
 */
export function spawnTags(
  { module, scheduler, authority }: SpawnIds,
  extra: Readonly<Record<string, string>> = {},
): Tag[] {
  const tags = {
    'Data-Protocol': 'ao',
    Variant: 'ao.TN.1',
    Type: 'Process',
    Module: module,
    Scheduler: scheduler,
    Authority: authority,
    ...extra,
  };
  return Object.entries(tags).map(([name, value]) => ({ name, value }));
}
