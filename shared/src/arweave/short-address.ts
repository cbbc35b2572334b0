/** Returns an address or id as people compare it: its first and last five characters. A short text is returned whole. */
export function shortAddress(address: string): string {
  return address.length > 11 ? `${address.slice(0, 5)}…${address.slice(-5)}` : address;
}
