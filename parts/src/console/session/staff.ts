import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useErrorText } from '@rainbow-rabbit/shared/i18n';
import { neededContext } from '../../needed-context';

/** The person at the console: an address whose key this tab has proved to hold, and its wallet. */
export interface Staff {
  /** The area that has the console, with the sentences of its errors. */
  area: string;
  address: Address;
  signer: ItemSigner;
}

export const [StaffContext, useStaff] = neededContext<Staff>('StaffContext');

/** Translates any caught value to the sentence that a person at the console reads. */
export const useConsoleErrorText = () => useErrorText(useStaff().area);
