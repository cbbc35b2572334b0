import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import type { EventSettings } from '@rainbow-rabbit/processes/rabbit/client';
import type { FirstAct } from '@rainbow-rabbit/processes/spawn/client';
import { newSlug } from '../event/domain/short-name';
import type { Question } from '../event-key/question-texts';

/** An event as its maker asks for it. */
interface NewEvent {
  name: string;
  prize: string;
  question: Question | undefined;
  /** True for a rehearsal: anybody can register, since its players have no tickets. */
  isRehearsal: boolean;
  /** That of its secret, in base64url. */
  contactKey: string;
}

/**
 * Returns the acts that a new event does as it starts. Settings that aren't among them have the defaults of the process: tickets, 5,000
 * places, no badges, no times, and its windows. The process can't know its own id here, nor can anything that depends on it.
 * @param taken short names of other events
 */
export function firstActs(
  { name, prize, question, isRehearsal, contactKey }: NewEvent,
  taken: readonly string[],
): FirstAct[] {
  const settings: EventSettings = {
    name: ledgerText(name),
    slug: newSlug(name, taken),
    contactKey,
    ...(ledgerText(prize) && { prize: ledgerText(prize) }),
    ...(question && { question }),
    ...(isRehearsal && { admission: 'open' }),
  };
  return [{ action: 'Configure', data: { reason: 'Event made', ...settings } }];
}
