// biome-ignore-all lint/correctness/noUndeclaredVariables: Jest declares its functions for every file that it runs.
/** A test fails when something it ran writes to the console, unless the test replaced that method itself. */
const methods = ['error', 'warn'];
const seen = [];

beforeEach(() => {
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...args) => {
      seen.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
