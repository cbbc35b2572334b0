import { setTimeout } from 'node:timers/promises';
import { getJson } from '@rainbow-rabbit/shared/http';
import { type EventEntry, type Network, parseNetwork } from '@rainbow-rabbit/shared/network';
import { nextDelayMs } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';

const retryMs = 5000;

/** Fetches `network.json`, again and again while it can't be had. */
export async function fetchNetworkPatiently(
  url: string,
  report: (problem: string) => void,
): Promise<Network> {
  for (let failures = 0; ; failures += 1) {
    try {
      return parseNetwork(await getJson(url, v.unknown()), url);
    } catch (reason) {
      if (failures === 0) report(`${url} can not be read: ${String(reason)}. The relay goes on trying.`);
      await setTimeout(nextDelayMs(retryMs, failures, Math.random()));
    }
  }
}

/**
 * Returns the event of a slug, or the only one.
 * @throws Error that lists the slugs
 */
export function eventOfSlug({ events }: Network, slug: string | undefined): EventEntry {
  const event = slug === undefined ? events[0] : events.find((entry) => entry.slug === slug);
  if (event && (slug !== undefined || events.length === 1)) return event;
  throw new Error(
    `--event must be one of: ${events.map((entry) => entry.slug).join(', ') || 'none is listed'}`,
  );
}
