/** What a player can do about a refusal, by its code. */
const steps = {
  'rabbit.rabbit.unknown': 'next.unknown',
  'rabbit.rabbit.own': 'next.own',
  'rabbit.rabbit.colour-collected': 'next.colour-collected',
  'rabbit.scan.stale': 'next.stale',
  'rabbit.scan.future': 'next.clock',
  'rabbit.event.not-running': 'next.not-running',
  'rabbit.player.banned': 'next.staff',
} as const;

type RefusalCode = keyof typeof steps;

const isKnown = (code: string): code is RefusalCode => code in steps;

/** The message that tells what to do next; undefined where the error's own text says it all. */
export function nextStepFor(code: string): (typeof steps)[RefusalCode] | undefined {
  return isKnown(code) ? steps[code] : undefined;
}
