import type { RabbitErrorCode } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The message that tells a player what to do about a refusal, by its code. */
const steps = {
  'rabbit.unknown': 'next.unknown',
  'rabbit.own': 'next.own',
  'rabbit.colour-collected': 'next.colour-collected',
  'scan.stale': 'next.stale',
  'scan.future': 'next.clock',
  'event.not-running': 'next.not-running',
  'player.banned': 'next.staff',
} as const satisfies Partial<Record<RabbitErrorCode, string>>;

type CodeWithStep = keyof typeof steps;

const hasStep = (code: string): code is CodeWithStep => code in steps;

/** The message that tells what to do next; undefined where the error's own text says it all. */
export function nextStepFor(code: string): (typeof steps)[CodeWithStep] | undefined {
  return hasStep(code) ? steps[code] : undefined;
}
