import type { RabbitErrorCode } from '@rainbow-rabbit/processes/rabbit/client';

/** Codes with which the process refuses a scan for what it is. */
type ScanRefusal = Extract<RabbitErrorCode, `${'badge' | 'rabbit' | 'scan'}.${string}`>;

/** A refusal of a code, after which the same rabbit can still be scanned by its next code; one of the game's course; or another one. */
type RefusalKind = 'code' | 'game' | 'other';

/** Kinds of refusals by their codes; those of a code and of the game's course are ordinary: nobody did anything wrong, nothing is broken. */
const kinds: Readonly<Record<string, RefusalKind>> = {
  'badge.not-allowed': 'game',
  'badge.too-many': 'game',
  'event.not-running': 'game',
  'rabbit.banned': 'other',
  'rabbit.colour-collected': 'game',
  'rabbit.own': 'game',
  'rabbit.unknown': 'code',
  'scan.future': 'code',
  'scan.malformed': 'code',
  'scan.no-chain': 'code',
  'scan.stale': 'code',
  'scan.too-late': 'code',
  'scan.too-many': 'other',
  'wallet.declined': 'game',
} satisfies Record<ScanRefusal | 'event.not-running' | 'wallet.declined', RefusalKind>;

/** Returns the tone of a refusal's notice, by its code. */
export function refusalTone(code = ''): 'warning' | 'error' {
  const kind = kinds[code];
  return kind === 'code' || kind === 'game' ? 'warning' : 'error';
}

/** Returns the label of the button that leads back to the scanner, by the code of the refusal. */
export function againLabel(code = ''): 'collect.same-again' | 'collect.again' {
  const isOfCode = kinds[code] === 'code' || code === 'scan.not-genuine';
  return isOfCode ? 'collect.same-again' : 'collect.again';
}
