const TestSequencer = require('@jest/test-sequencer').default;
const longest = require('./longest-suites.json');

/**
 * The order of the suites: those of `longest-suites.json` begin first, in their order, since the last one to begin ends
 * alone. Jest knows by itself how long a suite took last time, but not in a fresh clone.
 */
module.exports = class LongestFirst extends TestSequencer {
  async sort(tests) {
    const placeOf = ({ path, context }) =>
      longest.indexOf(path.slice(context.config.rootDir.length + 1).replaceAll('\\', '/'));
    const first = tests.filter((test) => placeOf(test) >= 0);
    const others = tests.filter((test) => placeOf(test) < 0);
    return [...first.sort((a, b) => placeOf(a) - placeOf(b)), ...(await super.sort(others))];
  }
};
