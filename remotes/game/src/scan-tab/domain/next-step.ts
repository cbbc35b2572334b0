import type { ErrorCode } from '@rainbow-rabbit/shared/errors';

/** Messages that suggest a next step after a refusal, by its code. */
const steps = {
  'rabbit.unknown': 'next.unknown',
  'rabbit.own': 'next.own',
  'scan.too-late': 'next.too-late',
  'scan.stale': 'next.stale',
  'scan.future': 'next.clock',
  'scan.not-genuine': 'next.not-genuine',
  'event.not-running': 'next.not-running',
  'scan.too-many': 'next.staff',
  'player.banned': 'next.staff',
} as const satisfies Partial<Record<ErrorCode, string>>;

type CodeWithStep = keyof typeof steps;

const hasStep = (code: string): code is CodeWithStep => code in steps;

/** Returns the message that suggests a next step; undefined where the error's own text is enough. */
export function nextStepFor(code: string): (typeof steps)[CodeWithStep] | undefined {
  return hasStep(code) ? steps[code] : undefined;
}
