/** A test fails when something it ran writes to the console, unless the test replaced that method itself. */
const methods = ['error', 'warn'] as const;
const seen: string[] = [];

beforeEach(() => {
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
