import { type AreaActs, actsFile, describeAct, parseActs, receiverOf } from '@rainbow-rabbit/shared/acts';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { use } from 'react';
import { fetchAreaFile } from '../areas/area-payloads';
import type { RegisteredArea } from '../areas/area-registry';
import { useAreaLoaders } from '../areas/areas-context';
import { namedAct } from './describe-request';

/**
 * Returns the area whose acts describe what a receiver is sent. Where several areas declare acts of one receiver, none is
 * believed: no area may describe the acts of another one's process.
 */
function describerOf(receiver: string, builds: readonly RegisteredArea[]): RegisteredArea | undefined {
  const [area, ...others] = builds.filter(
    ({ enabled, acts = [] }) => enabled && (acts as readonly string[]).includes(receiver),
  );
  return others.length === 0 ? area : undefined;
}

/** The acts of areas, by their builds. Those that couldn't be had are asked for again for the next request. */
const known = new WeakMap<RegisteredArea, Promise<AreaActs | undefined>>();
/** The acts that the sheet of a request shows, which don't change while it is read. */
const shown = new WeakMap<ApprovalRequest, Promise<AreaActs | undefined>>();

async function fetchActs(area: RegisteredArea): Promise<AreaActs | undefined> {
  try {
    return parseActs(await fetchAreaFile(area, actsFile));
  } catch {
    // The sheet then has no words for the message, and shows exactly what is signed.
    known.delete(area);
    return undefined;
  }
}

function actsFor(request: ApprovalRequest, area: RegisteredArea): Promise<AreaActs | undefined> {
  const before = shown.get(request);
  if (before) return before;
  const acts = known.get(area) ?? fetchActs(area);
  shown.set(request, acts);
  known.set(area, acts);
  return acts;
}

/**
 * Returns what the area of its receiver says about a request, in the language of the page; undefined for a request that no area
 * describes, and where its description can't be had. It suspends until that is known.
 */
export function useDeclaredAct(request: ApprovalRequest) {
  const loaders = useAreaLoaders();
  const network = useNetwork();
  const { code: locale } = useLocale();
  const action = namedAct(request);
  if (action === undefined) return undefined;
  const receiver = receiverOf(request.target, network, request.receiver);
  if (receiver === undefined) return undefined;
  const builds = [...loaders.values()].map((loader) => loader.build());
  const area = describerOf(receiver, builds);
  const acts = area && use(actsFor(request, area));
  return acts && describeAct(acts, { receiver, action, locale });
}
