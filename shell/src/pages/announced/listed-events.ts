import type { AnnouncedEvent } from '@rainbow-rabbit/processes/community/client';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { afterEndMs } from './after-end';

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();

const isSame = (one: Pick<EventEntry, 'slug' | 'process' | 'name'>, other: typeof one): boolean =>
  one.process === other.process || one.slug === other.slug || folded(one.name) === folded(other.name);

const factsOf = ({ startsAt, endsAt, place, link }: AnnouncedEvent) => ({
  startsAt,
  endsAt,
  ...(place && { place }),
  ...(link && { link }),
});

/**
 * Returns the app's own events, which come first and get times, place and link of what their own city announces of them, and then the
 * announced ones, the soonest first, without those that have the slug or the name of an earlier one.
 * @param now Unix milliseconds
 */
export function listedEvents(
  own: readonly EventEntry[],
  announced: readonly AnnouncedEvent[],
  now: number,
): readonly EventEntry[] {
  const shown = announced
    .filter(({ endsAt }) => endsAt + afterEndMs > now)
    .sort(
      (one, other) =>
        Number(one.endsAt <= now) - Number(other.endsAt <= now) || one.startsAt - other.startsAt,
    );
  const listed = own.map((event): EventEntry => {
    const row = shown.find((one) => one.process === event.process && one.city === event.city?.toLowerCase());
    return row ? { ...event, ...factsOf(row) } : event;
  });
  for (const row of shown) {
    const { slug, process, name, city, relay, follow } = row;
    const event = { slug, process, name, city, ...factsOf(row), isAnnounced: true };
    if (listed.some((one) => isSame(one, event))) continue;
    listed.push({ ...event, ...(relay && { relay }), ...(follow && { follow }) });
  }
  return listed;
}
