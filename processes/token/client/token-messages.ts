import type { ActReceiver } from '@rainbow-rabbit/shared/acts';
import type { Address } from '@rainbow-rabbit/shared/arweave';

/** The kind of a token, by which a message to it finds the words of its approval sheet. */
export const tokenReceiver: ActReceiver = 'processes.token';

/** A tag of a message to a token. */
interface TokenTag {
  name: string;
  value: string;
}

const tagsOf = (values: Readonly<Record<string, string>>): TokenTag[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** A quantity that is moved. */
export interface TokenTransfer {
  recipient: Address;
  /** In smallest units, in decimal digits. */
  quantity: string;
  /** Name by which the token makes this transfer only once, however often it is sent: letters, digits, - and _. */
  once?: string;
}

/** Returns the tags of a message that moves a quantity from its sender to a recipient. */
export function transferTags({ recipient, quantity, once }: TokenTransfer): TokenTag[] {
  return tagsOf({
    Action: 'Transfer',
    Recipient: recipient,
    Quantity: quantity,
    ...(once !== undefined && { Once: once }),
  });
}

/** Returns the tags of a message that makes a quantity for its sender, one of the token's minters. */
export const mintTags = (quantity: string): TokenTag[] => tagsOf({ Action: 'Mint', Quantity: quantity });

/** Returns the tags of a message that destroys a quantity of what its sender has. */
export const burnTags = (quantity: string): TokenTag[] => tagsOf({ Action: 'Burn', Quantity: quantity });

/** Returns the tags of a message that claims the sender's share of the drop. */
export const claimTags = (): TokenTag[] => tagsOf({ Action: 'Claim' });

/** Returns the tags of a message by which the owner renounces the token for good. */
export const renounceTags = (): TokenTag[] => tagsOf({ Action: 'Renounce' });
