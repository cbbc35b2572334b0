/** Returns the slot that a Unix time in milliseconds lies in: the same number for everybody. */
export function presenceSlotAt(timeMs: number, slotMs: number): number {
  return Math.floor(timeMs / slotMs);
}

/** Returns the full slot of which a code carries the lower 16 bits: the one nearest to the slot of its reader. */
export function fullSlot(lowBits: number, readerSlot: number): number {
  const ahead = (lowBits - readerSlot) & 0xffff;
  return ahead < 0x8000 ? readerSlot + ahead : readerSlot + ahead - 0x10000;
}
