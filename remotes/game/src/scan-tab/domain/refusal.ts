import type { ErrorCode } from '@rainbow-rabbit/shared/errors';

/** Refusals that belong to the game: nobody did anything wrong, and nothing is broken. */
const ordinary: ReadonlySet<string> = new Set<ErrorCode>([
  'badge.not-allowed',
  'badge.too-many',
  'rabbit.colour-collected',
  'rabbit.own',
  'rabbit.unknown',
  'scan.malformed',
  'scan.no-chain',
  'scan.stale',
  'scan.future',
  'scan.too-late',
  'event.not-running',
  'wallet.declined',
]);

/** Refusals of a code: the same rabbit can still be scanned, by its next code. */
const ofCode: ReadonlySet<string> = new Set<ErrorCode>([
  'rabbit.unknown',
  'scan.malformed',
  'scan.no-chain',
  'scan.not-genuine',
  'scan.stale',
  'scan.future',
  'scan.too-late',
]);

/** Returns the tone of a refusal's notice, by its code. */
export function refusalTone(code: string | undefined): 'warning' | 'error' {
  return code !== undefined && ordinary.has(code) ? 'warning' : 'error';
}

/** Returns the label of the button that leads back to the scanner, by the code of the refusal. */
export function againLabel(code: string | undefined): 'collect.same-again' | 'collect.again' {
  return code !== undefined && ofCode.has(code) ? 'collect.same-again' : 'collect.again';
}
