/** Ends before the limit of a test in `jest.config.mjs`, to say what didn't happen; no test is one of speed. */
const limitMs = 200_000;

/** Waits for something that happens by itself. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (reason) {
      if (Date.now() > end) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
