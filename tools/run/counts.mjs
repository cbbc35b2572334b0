/**
 * The numbers of things that passed and failed in a step.
 * @typedef {{ passed: number, failed: number }} Count
 */

/** A step without a report is one check: its exit code says it all. @returns {Count} */
export function countOfExit(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts the checks of the tree's structure, each as one.
 * @param {number} exitCode
 * @param {Count | undefined} report undefined when they ended before their report
 * @returns {Count}
 */
export function countOfChecks(exitCode, report) {
  return report ? atLeastOne(exitCode, report) : { passed: 0, failed: 1 };
}

/**
 * Counts a Jest report. A suite that could not run and a skipped test are failures: each hides something.
 * @param {number} exitCode
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number } | undefined} report undefined when Jest wrote none
 * @returns {Count}
 */
export function countOfJest(exitCode, report) {
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return atLeastOne(exitCode, { passed: report.numPassedTests, failed });
}

/**
 * Counts a Playwright report. A skipped test and a test that passed only at a second try are failures.
 * @param {number} exitCode
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} report
 * @returns {Count}
 */
export function countOfPlaywright(exitCode, report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne(exitCode, { passed: expected, failed: unexpected + flaky + skipped });
}

/** A step that ran nothing, or ended badly without naming a failure, has failed all the same. */
function atLeastOne(exitCode, { passed, failed }) {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
