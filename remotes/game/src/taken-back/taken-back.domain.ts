import {
  claimWindowEnd,
  maxVoidedClaims,
  type RabbitColour,
  rabbitColours,
  rabbitIdSchema,
} from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

export const takenBackSchema = v.array(
  v.object({
    colour: v.picklist(rabbitColours),
    rabbit: rabbitIdSchema,
    nickname: v.string(),
    /** `staff` where neither a false code nor a code that was never shown can be the reason. */
    reason: v.picklist(['unconfirmed', 'staff']),
  }),
);
/** Colours that the player had and has no more, one entry for each. */
export type TakenBack = v.InferOutput<typeof takenBackSchema>;

/** The part of a player's state that shows which colours are gone. */
export interface ColoursAt {
  address: string;
  /** The ledger's time of the state. */
  at: number;
  banned: boolean;
  voided: number;
  collected: readonly {
    colour: RabbitColour;
    rabbit: TakenBack[number]['rabbit'];
    nickname: string;
    slot: number;
    status: 'pending' | 'confirmed';
  }[];
}

/** The windows of an event after which a claim that was not confirmed shows no more, in milliseconds. */
interface ConfirmWindows {
  claimWindowMs: number;
  settleWindowMs: number;
}

/**
 * Returns the colours that a player lost between two states. Colours that only don't show are not lost: those of
 * a banned player, and pending ones of a player with several false claims.
 */
export function takenBetween(before: ColoursAt, now: ColoursAt, windows: ConfirmWindows): TakenBack {
  if (before.address !== now.address || before.at > now.at || now.banned) return [];
  const hidesPending = now.voided >= maxVoidedClaims;
  return before.collected
    .filter(({ colour }) => !hasColour(now, colour))
    .filter(({ status }) => status === 'confirmed' || !hidesPending)
    .map((entry) => ({
      colour: entry.colour,
      rabbit: entry.rabbit,
      nickname: entry.nickname,
      reason: isByStaff(entry, { before, now, windows }) ? 'staff' : 'unconfirmed',
    }));
}

/** Returns true when only the staff can have taken a colour: it was confirmed, or could still be, and no claim proved false. */
function isByStaff(
  { status, slot }: ColoursAt['collected'][number],
  { before, now, windows }: { before: ColoursAt; now: ColoursAt; windows: ConfirmWindows },
): boolean {
  if (status === 'confirmed') return true;
  const lapsesAt = claimWindowEnd(slot, windows.claimWindowMs) + windows.settleWindowMs;
  return now.at <= lapsesAt && now.voided === before.voided;
}

/** Adds lost colours, and drops those that the player has again. Returns the same array where nothing changes. */
export function withTaken(list: TakenBack, taken: TakenBack, now: ColoursAt): TakenBack {
  const all = [...list.filter(({ colour }) => !taken.some((other) => other.colour === colour)), ...taken];
  const missing = all.filter(({ colour }) => !hasColour(now, colour));
  return taken.length === 0 && missing.length === list.length ? list : missing;
}

const hasColour = ({ collected }: ColoursAt, colour: RabbitColour) =>
  collected.some((entry) => entry.colour === colour);
