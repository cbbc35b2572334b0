import type { ContactRow } from '@rainbow-rabbit/processes/minibuild/client';

/** One person's contact after its unsealing. */
export type OpenedContestContact = Pick<ContactRow, 'person' | 'nickname' | 'address'> & {
  /** Undefined when the seal doesn't open with the key. */
  email: string | undefined;
};

/** The columns of an export, in their order; their names are for programs. */
export const contestContactColumns = ['person', 'nickname', 'email', 'address'] as const;

/** Returns the cells of an export. */
export const contestContactCells = (contacts: readonly OpenedContestContact[]): (string | number)[][] =>
  contacts.map(({ person, nickname, email, address }) => [person, nickname, email ?? '', address]);
