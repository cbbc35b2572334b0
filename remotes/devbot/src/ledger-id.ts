/** An id of the ledger, of a process or of a message: 43 characters of base64url. */
const ledgerId = /^[\w-]{43}$/;

/** Returns true when a text can be the id of a process or of a message. */
export const isLedgerId = (text: string): boolean => ledgerId.test(text);

/** Returns true when every parameter of a route can be an id of the ledger. */
export const haveLedgerIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(params).every((value) => isLedgerId(value ?? ''));
