/** The times of a challenge. */
interface ChallengeTimes {
  startsAt: number;
  endsAt: number;
  isEnded: boolean;
}

export type ChallengePhase = 'ahead' | 'open' | 'over';

/** Returns the phase of a challenge at a moment. */
export function challengePhase({ startsAt, endsAt, isEnded }: ChallengeTimes, now: number): ChallengePhase {
  if (isEnded || now >= endsAt) return 'over';
  return now < startsAt ? 'ahead' : 'open';
}
