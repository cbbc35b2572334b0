import { clockAt, clockInstant } from '@rainbow-rabbit/parts/zone-time/domain';
import type { MeetUp, MeetUpDraft } from '@rainbow-rabbit/processes/community/client';
import {
  maxMeetUpCapacity,
  maxMeetUpMinutes,
  maxMeetUpPlaceLength,
  maxMeetUpTextLength,
  maxMeetUpTitleLength,
  minMeetUpMinutes,
} from '@rainbow-rabbit/processes/community/client/domain';

/** The values of the form's fields; `startsAt` is a date and time on the clocks of the zone. */
export interface MeetUpFields {
  title: string;
  text: string;
  startsAt: string;
  minutes: string;
  place: string;
  mapUrl: string;
  capacity: string;
  /** Name of a time zone (IANA). */
  zone: string;
  cancelled: boolean;
}

/** The fields that can be at fault. */
export type MeetUpFieldName = Exclude<keyof MeetUpFields, 'zone' | 'cancelled'>;

/** Returns the values that the form begins with; the zone is the city's for a new meet-up. */
export function meetUpFields(meetUp: MeetUp | undefined, cityZone: string): MeetUpFields {
  const zone = meetUp?.zone ?? cityZone;
  return {
    title: meetUp?.title ?? '',
    text: meetUp?.text ?? '',
    startsAt: meetUp ? clockAt(meetUp.startsAt, zone) : '',
    minutes: String(meetUp?.minutes ?? 120),
    place: meetUp?.place ?? '',
    mapUrl: meetUp?.mapUrl ?? '',
    capacity: meetUp?.capacity ? String(meetUp.capacity) : '',
    zone,
    cancelled: meetUp?.cancelled === true,
  };
}

const hasLength = (text: string, most: number) => text.length > 0 && [...text].length <= most;

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

interface MeetUpPlace {
  city: string;
  /** The meet-up that changes, as the form got it. */
  before?: Pick<MeetUp, 'id' | 'changes'> | undefined;
}

/** Reads the form: the meet-up to send, or the names of the fields at fault. */
export function meetUpDraft(
  fields: MeetUpFields,
  { city, before }: MeetUpPlace,
): { draft: MeetUpDraft } | { faults: readonly MeetUpFieldName[] } {
  const [title, text, place, mapUrl] = [fields.title, fields.text, fields.place, fields.mapUrl].map((one) =>
    one.trim(),
  ) as [string, string, string, string];
  const { zone } = fields;
  const startsAt = clockInstant(fields.startsAt, zone);
  const minutes = wholeNumber(fields.minutes.trim(), minMeetUpMinutes, maxMeetUpMinutes);
  const capacity = wholeNumber(fields.capacity.trim() || '0', 0, maxMeetUpCapacity);
  const isRight: Record<MeetUpFieldName, boolean> = {
    title: hasLength(title, maxMeetUpTitleLength),
    text: hasLength(text, maxMeetUpTextLength),
    startsAt: startsAt !== undefined,
    minutes: minutes !== undefined,
    place: hasLength(place, maxMeetUpPlaceLength),
    mapUrl: mapUrl === '' || (/^https:\/\//.test(mapUrl) && URL.canParse(mapUrl)),
    capacity: capacity !== undefined,
  };
  const faults = (Object.keys(isRight) as MeetUpFieldName[]).filter((name) => !isRight[name]);
  if (faults.length > 0 || startsAt === undefined || minutes === undefined) return { faults };
  return {
    draft: {
      city,
      ...(before && { id: before.id, base: before.changes }),
      title,
      text,
      startsAt,
      minutes,
      zone,
      place,
      ...(mapUrl && { mapUrl }),
      capacity,
      ...(fields.cancelled && { cancelled: true }),
    },
  };
}
