/** Waits for something that happens by itself. */
export async function eventually(check: () => Promise<void>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (reason) {
      if (Date.now() > end) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
