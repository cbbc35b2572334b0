export { askTwice } from './ask-twice';
export { withDeadline } from './deadline';
export { type Deferred, deferred } from './deferred';
export { isPassingStatus } from './is-passing-status';
export { unlessAborted } from './unless-aborted';
export { within } from './within';
