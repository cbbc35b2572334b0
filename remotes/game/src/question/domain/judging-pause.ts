/** The time between two messages of one phone that keep the judging going, in milliseconds (docs/product 9.149). */
export const judgingOnEveryMs = 20_000;

/**
 * Returns the time from the news of the reveal to a phone's first such message, in milliseconds (9.149): mostly the messages
 * of others are enough, and not all phones speak at once.
 * @param chance 0 to 1
 */
export const judgingOnAfterMs = (chance: number): number => 15_000 + Math.floor(chance * 15_000);
