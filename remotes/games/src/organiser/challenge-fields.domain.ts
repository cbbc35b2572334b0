import { clockAt, clockInstant, ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type Challenge,
  type ChallengeChange,
  type GameName,
  longestChallengeMs,
  maxChallengeNameLength,
  maxChallengeSlugLength,
  type RunPace,
} from '@rainbow-rabbit/processes/arcade/client';

/** The texts of the form of a challenge; times are those of this device's clock. */
export interface ChallengeFields {
  slug: string;
  name: string;
  game: GameName;
  /** Empty for a challenge of no city. */
  city: string;
  startsAt: string;
  endsAt: string;
  pace: '0' | '1' | '2';
  sameCourse: boolean;
}

export type ChallengeFault = 'slug' | 'name' | 'startsAt' | 'endsAt';

const hourMs = 3_600_000;

const localTime = (at: number) => clockAt(at, ownZone());

/** Returns the texts that the form begins with: those of a challenge, or of a new challenge that lasts a week. */
export function challengeFields(
  challenge: Challenge | undefined,
  { now, ...fresh }: { now: number } & Pick<ChallengeFields, 'game' | 'city'>,
): ChallengeFields {
  const nextHour = (Math.floor(now / hourMs) + 1) * hourMs;
  return {
    slug: challenge?.slug ?? '',
    name: challenge?.name ?? '',
    game: challenge?.game ?? fresh.game,
    city: challenge ? (challenge.city ?? '') : fresh.city,
    startsAt: localTime(challenge?.startsAt ?? nextHour),
    endsAt: localTime(challenge?.endsAt ?? nextHour + 7 * 24 * hourMs),
    pace: `${challenge?.pace ?? 1}`,
    sameCourse: challenge?.sameCourse ?? false,
  };
}

/** Returns the challenge that a form describes, or the fields at fault. A time that wasn't touched stays exactly as it was. */
export function challengeOf(
  fields: ChallengeFields,
  before: Challenge | undefined,
): { change: ChallengeChange } | { faults: readonly ChallengeFault[] } {
  const [slug, name] = [fields.slug.trim(), fields.name.trim()];
  const momentOf = (which: 'startsAt' | 'endsAt') =>
    before && fields[which] === localTime(before[which])
      ? before[which]
      : clockInstant(fields[which], ownZone());
  const startsAt = momentOf('startsAt') ?? Number.NaN;
  const endsAt = momentOf('endsAt') ?? Number.NaN;
  const isRight: Record<ChallengeFault, boolean> = {
    slug: slug.length > 1 && slug.length <= maxChallengeSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
    name: name.length > 0 && [...name].length <= maxChallengeNameLength,
    startsAt: !Number.isNaN(startsAt),
    endsAt: endsAt > startsAt && endsAt - startsAt <= longestChallengeMs,
  };
  const faults = (Object.keys(isRight) as ChallengeFault[]).filter((field) => !isRight[field]);
  if (faults.length > 0) return { faults };
  const { game, city, pace, sameCourse } = fields;
  return {
    change: {
      slug,
      name,
      game,
      ...(city && { city }),
      startsAt,
      endsAt,
      pace: Number(pace) as RunPace,
      sameCourse,
    },
  };
}
