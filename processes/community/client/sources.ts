import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import type { sourceKinds } from './generated';
import { type SourceList, sourceListSchema } from './replies/sources';
import { communityAct } from './staff';

/** A process that may send points. An event's board has the id of its process, any other one begins with `game-`. */
export interface SourceChange {
  process: ProcessId;
  kind: (typeof sourceKinds)[number];
  /** Id of the board that its points count on; it is opened if need be. */
  board: string;
  /** Slug of a city on whose board they count too. */
  city?: string;
  /** Title of the board. */
  title?: string;
  /** False to refuse its points from now on. */
  on: boolean;
}

/** Puts a process on the list of sources, or changes what it is there. */
export const setSource = /* @__PURE__ */ communityAct('Source');

/** Reads a page of the sources. */
export function readSources(
  community: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<SourceList> {
  return communityCalls.read(community, { action: 'Sources', data: page, schema: sourceListSchema }, options);
}
