/** The limits of time of a client whose maker names none. A read and a post have 20 s, as every request. */
export const waits = { timeoutMs: 20_000, resultTimeoutMs: 60_000, pauseMs: 300 };
