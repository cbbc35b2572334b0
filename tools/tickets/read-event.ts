import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { type AoClient, createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { parseNetwork, unitOf } from '@rainbow-rabbit/shared/network';
import { createPublishedAoClient } from '../command-line/published-ao-client';

/** An event as it is on a network now. */
export interface FoundEvent {
  ao: AoClient;
  process: ProcessId;
  info: EventInfo;
  /** True for an event that the app lists under its slug: its links need not name the process. */
  isListed: boolean;
}

/**
 * Finds an event on the network that an app runs on, and reads what it is.
 * @param networkUrl address of the app, or of the folder that has its `network.json`
 * @param event its slug, for an event that the app lists, or its process
 * @throws Error that says what is wrong
 */
export async function readEvent(
  networkUrl: string,
  event: { slug: string } | { process: ProcessId },
): Promise<FoundEvent> {
  const url = new URL('network.json', networkUrl).href;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const network = parseNetwork(await response.json(), url);
  const process = 'process' in event ? event.process : listedProcess(network.events, event.slug);
  const unit = unitOf(network, process);
  // the published client reads a HyperBEAM node's results wrongly
  const ao = unit.mode === 'legacy' ? createPublishedAoClient(unit) : createAoClient(network);
  const info = await readEventInfo({ ao, process }, { maxAgeMs: 0 });
  const isListed = network.events.some((one) => one.process === process && one.slug === info.slug);
  return { ao, process, info, isListed };
}

function listedProcess(events: readonly { slug: string; process: ProcessId }[], slug: string): ProcessId {
  const found = events.find((one) => one.slug === slug);
  if (found) return found.process;
  const listed = events.map((one) => one.slug).join(', ') || 'none';
  throw new Error(
    `The app lists no event ${slug} (there are: ${listed}); give --process for one that is new`,
  );
}
