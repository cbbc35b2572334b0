/** Returns an address as people compare it: its first and last characters. */
export function shortAddress(address: string): string {
  return address.length > 11 ? `${address.slice(0, 5)}…${address.slice(-5)}` : address;
}
