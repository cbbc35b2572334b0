/** The list of docs/product 7.6. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Returns true for an HTTP status after which a GET is made a second time, once: its cause may have passed. */
export const isPassingStatus = (status: number): boolean => passing.has(status);
