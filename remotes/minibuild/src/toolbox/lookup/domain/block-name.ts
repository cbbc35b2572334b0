/** Returns true for a text that can be the height of a block. */
export const isHeight = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * Returns true for a text that can be the height of a block, or its hash of 48 bytes (32 in the network's
 * first years).
 */
export const isBlockName = (text: string): boolean => isHeight(text) || /^([\w-]{64}|[\w-]{43})$/.test(text);
