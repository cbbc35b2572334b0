import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import type { FirstAct } from '@rainbow-rabbit/processes/spawn/client';
import { firstFields, settingsOf } from '../set-up/settings-fields.domain';

/** A contest as its maker asks for it. */
interface NewContest {
  name: string;
  brief: string;
  /** The prize of the first place. */
  prize: string;
}

/** The rest of what a contest begins with. */
interface FirstSettings {
  now: number;
  zone: string;
  /** Tag of the language of its texts. */
  original: string;
  /** Names of the judges' criteria. */
  criteria: readonly string[];
  rules: string;
  /** In base64url. */
  contactKey: string;
}

/**
 * Returns the acts that a new contest does as it starts: its settings, with times from tomorrow on, and its texts if it has a brief,
 * since texts without one are refused.
 */
export function firstContestActs(contest: NewContest, first: FirstSettings): FirstAct[] {
  const { now, rules, contactKey, ...place } = first;
  const [name, brief, title] = [contest.name, contest.brief, contest.prize].map(ledgerText);
  const prizes = title ? [{ title, amount: '' }] : [];
  const settings = settingsOf({ ...firstFields(now, place), prizes }, 0);
  const texts = { reason: 'Contest made', language: place.original, name, brief, rules };
  return [
    { action: 'Configure', data: { reason: 'Contest made', ...settings, contactKey } },
    ...(brief ? [{ action: 'Texts', data: texts }] : []),
  ];
}
