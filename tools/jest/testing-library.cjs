/** Replaces `@testing-library/react` in tests: a query waits long, so that a busy machine fails none. */
const testingLibrary = require('@testing-library/react/dist/index.js');

testingLibrary.configure({ asyncUtilTimeout: 60_000 });

module.exports = testingLibrary;
