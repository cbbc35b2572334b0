import { doorClaimsEnd } from '@rainbow-rabbit/processes/community/client/domain';
import * as v from 'valibot';

export const seenCodesSchema = v.array(
  v.object({
    meetUp: v.number(),
    slot: v.number(),
    /** Base64url. */
    token: v.string(),
    /** The address whose claim has left this device, and may have counted although no answer came. */
    sentBy: v.optional(v.string()),
  }),
);

/** Codes of doors that this device has seen and that no claim has been taken of, one for each meet-up. */
export type SeenCodes = v.InferOutput<typeof seenCodesSchema>;
export type SeenCode = SeenCodes[number];

/** The time by which a visitor's clock may be ahead: the process, not this device, refuses a code that seems just too old. */
const clockErrorMs = 60_000;

/** Returns true when the process would certainly refuse a claim of the slot as too old. */
export const isTooOld = ({ slot }: Pick<SeenCode, 'slot'>, now: number): boolean =>
  now > doorClaimsEnd(slot) + clockErrorMs;

/** Adds a code; a newer one of the same meet-up takes the place of the older one. */
export function withSeen(codes: SeenCodes, seen: SeenCode): SeenCodes {
  return [...withoutSeen(codes, seen.meetUp), seen];
}

/** Removes the codes that the process would refuse as too old; returns the same codes where no code is too old. */
export const withoutOld = (codes: SeenCodes, now: number): SeenCodes =>
  codes.some((code) => isTooOld(code, now)) ? codes.filter((code) => !isTooOld(code, now)) : codes;

/** Removes the code of a meet-up. */
export const withoutSeen = (codes: SeenCodes, meetUp: number): SeenCodes =>
  codes.filter((code) => code.meetUp !== meetUp);
