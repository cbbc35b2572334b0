/** Returns true when the main way of pointing on this device is a finger. */
export const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;
