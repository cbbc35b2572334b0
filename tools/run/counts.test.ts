import { countOfChecks, countOfExit, countOfJest, countOfPlaywright } from './counts.mjs';

const allPassed = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('a check counts once', () => {
  expect(countOfExit(0)).toEqual({ passed: 1, failed: 0 });
  expect(countOfExit(2)).toEqual({ passed: 0, failed: 1 });
});

test('checks of the tree count each; none at all, a bad end and no report are failures', () => {
  expect(countOfChecks(0, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 0 });
  expect(countOfChecks(1, { passed: 11, failed: 1 })).toEqual({ passed: 11, failed: 1 });
  expect(countOfChecks(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(countOfChecks(1, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
  expect(countOfChecks(0, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('Jest tests count each; skipped ones and suites that could not run are failures', () => {
  expect(countOfJest(0, allPassed)).toEqual({ passed: 5, failed: 0 });
  expect(countOfJest(1, { ...allPassed, numFailedTests: 2, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 3,
  });
  expect(countOfJest(0, { ...allPassed, numPendingTests: 1 })).toEqual({ passed: 5, failed: 1 });
});

test('Playwright tests count each; flaky and skipped ones are failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countOfPlaywright(1, { stats })).toEqual({ passed: 4, failed: 3 });
});

test('no report, no test at all, or a bad end without a failed test are one failure', () => {
  expect(countOfJest(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(countOfPlaywright(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(countOfJest(0, { ...allPassed, numPassedTests: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(countOfJest(1, allPassed)).toEqual({ passed: 5, failed: 1 });
});
