import {
  type MeetUpDraft,
  type ProcessPlace,
  type ProcessSendOptions,
  saveMeetUp,
} from '@rainbow-rabbit/processes/community/client';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A meet-up in some time after the network's start. */
interface DemoMeetUp extends Pick<MeetUpDraft, 'city' | 'title' | 'text' | 'minutes' | 'capacity'> {
  afterMs: number;
}

const place = 'Demo venue, second floor';

/** One of each kind: the door of the first can be opened at once, the second fills up, one lasts for days. */
const demoMeetUps: readonly DemoMeetUp[] = [
  {
    city: 'ph',
    title: 'Open doors',
    text: 'Try the check-in: the organisers show a code at the door, and you scan it.',
    afterMs: hourMs,
    minutes: 180,
  },
  {
    city: 'ph',
    title: 'Small table',
    text: 'Two seats, so that the waiting list has something to do.',
    afterMs: 5 * dayMs,
    minutes: 120,
    capacity: 2,
  },
  {
    city: 'lisbon',
    title: 'Code and coffee',
    text: 'Bring a laptop and a question.\nNewcomers are welcome.',
    afterMs: 3 * dayMs,
    minutes: 120,
    capacity: 30,
  },
  {
    city: 'singapore',
    title: 'Processes from scratch',
    text: 'We write a small AO process together and read its messages on the ledger.',
    afterMs: 9 * dayMs,
    minutes: 150,
    capacity: 40,
  },
  {
    city: 'bengaluru',
    title: 'Weekend of building',
    text: 'Two days, one room, many small programs.',
    afterMs: 16 * dayMs,
    minutes: 2 * 24 * 60,
    capacity: 60,
  },
];

/**
 * Plans the demo meet-ups in the weeks after `now`, as the lead of their cities.
 * @param zones the time zone of each city
 */
export async function planDemoMeetUps(
  community: ProcessPlace,
  { zones, now }: { zones: Readonly<Record<string, string>>; now: number },
  options: ProcessSendOptions,
): Promise<void> {
  // on the full hour, as people plan
  const from = Math.ceil(now / hourMs) * hourMs;
  for (const { afterMs, ...meetUp } of demoMeetUps) {
    const zone = zones[meetUp.city] ?? 'UTC';
    await saveMeetUp(community, { ...meetUp, zone, place, startsAt: from + afterMs }, options);
  }
}
