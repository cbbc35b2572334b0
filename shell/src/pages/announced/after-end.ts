/** Time after its announced end for which an event stays: it may take longer, and has results. In milliseconds. */
export const afterEndMs = 12 * 3_600_000;
