import type { Contacts, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';

export type SealedContact = Contacts['rows'][number];

/** One player's contact after its unsealing. */
export interface OpenedContact {
  rabbit: RabbitId;
  nickname: string;
  address: Address;
  /** Undefined when the seal doesn't open with the key of the event. */
  email: string | undefined;
  given: number;
  removed: boolean;
}

/** Returns the row of a sealed contact with its e-mail. */
export function openedContact(sealed: SealedContact, email: string | undefined): OpenedContact {
  const { rabbit, nickname, address, given, removed } = sealed;
  return { rabbit, nickname, address, email, given, removed: removed === true };
}

/** The columns of an export, in their order; their names are those of the protocol, for programs. */
export const contactColumns = ['rabbit', 'nickname', 'email', 'address', 'given', 'removed'] as const;

/** Returns the cells of an export. */
export function contactCells(contacts: readonly OpenedContact[]): (string | number)[][] {
  return contacts.map(({ rabbit, nickname, email, address, given, removed }) => [
    rabbit,
    nickname,
    email ?? '',
    address,
    given,
    removed ? 'true' : 'false',
  ]);
}

/** Returns the export as JSON; a contact that could not be opened has no `email`. */
export function contactJson(contacts: readonly OpenedContact[]): string {
  return `${JSON.stringify(contacts, null, 2)}\n`;
}
