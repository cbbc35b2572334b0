import { shortAddress } from '@rainbow-rabbit/shared/bytes';

/** Returns a person in one line: the name with the short address beside it, or that alone. */
export const personText = (address: string, name: string | undefined): string =>
  name === undefined ? shortAddress(address) : `${name} (${shortAddress(address)})`;
