import type { ContactRow } from '@rainbow-rabbit/processes/minibuild/client';

/** One person's contact after its unsealing. */
export type OpenedContact = Pick<ContactRow, 'person' | 'nickname' | 'address'> & {
  /** Undefined when the seal doesn't open with the key. */
  email: string | undefined;
};

/** The columns of an export, in their order; their names are for programs. */
export const contactColumns = ['person', 'nickname', 'email', 'address'] as const;

/** Returns the cells of an export. */
export const contactCells = (contacts: readonly OpenedContact[]): (string | number)[][] =>
  contacts.map(({ person, nickname, email, address }) => [person, nickname, email ?? '', address]);
