/** The interval at which the shown rows of boards are read again (docs/product 9.186). */
export const renewEveryMs = 60_000;
