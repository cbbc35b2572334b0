import { claimWindowEnd, type Disclosure, maxDisclosures } from '@rainbow-rabbit/processes/rabbit/client';

/** A rabbit of a rehearsal. */
interface Dealt {
  colour: string;
}

/** Returns who scans whom, so that each has one rabbit of every colour that another one shows. */
export function scanPlan<Rabbit extends Dealt>(rabbits: readonly Rabbit[]): (readonly [Rabbit, Rabbit])[] {
  return rabbits.flatMap((scanner) => {
    const others = new Map<string, Rabbit>();
    for (const other of rabbits) {
      if (other !== scanner && !others.has(other.colour)) others.set(other.colour, other);
    }
    return [...others.values()].map((other) => [scanner, other] as const);
  });
}

/** The rabbit and the slot by which a token is known. */
type TokenPlace = Partial<Pick<Disclosure, 'rabbit' | 'slot'>>;

const keyOf = ({ rabbit, slot }: TokenPlace) => `${rabbit} ${slot}`;

/** Returns the tokens whose rabbit and slot another list doesn't have. */
export function withoutTokens(tokens: readonly Disclosure[], others: readonly TokenPlace[]): Disclosure[] {
  const keys = new Set(others.map(keyOf));
  return tokens.filter((token) => !keys.has(keyOf(token)));
}

/** Returns the tokens whose claim windows are over, each once, as many as one message can carry. */
export function dueTokens(
  shown: readonly Disclosure[],
  { now, claimWindowMs }: { now: number; claimWindowMs: number },
): Disclosure[] {
  const due = shown.filter(({ slot }) => now > claimWindowEnd(slot, claimWindowMs));
  const once = new Map(due.map((token) => [keyOf(token), token]));
  return [...once.values()].slice(0, maxDisclosures);
}
