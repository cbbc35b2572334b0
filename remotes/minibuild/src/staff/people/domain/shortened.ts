/** Shortens an address to its ends. */
export const shortened = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
