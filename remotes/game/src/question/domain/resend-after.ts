const shortestMs = 5000;
const longestMs = 60_000;

/** Returns the pause before an answer is sent again after a number of attempts without network, in milliseconds (9.134). */
export const resendAfterMs = (tries: number): number => Math.min(shortestMs * 2 ** tries, longestMs);
