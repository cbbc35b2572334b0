import type { Limit } from '../judging/judge';

/** Returns the limit of misread texts. @param what names such a text: a text that no rabbit showed */
export const misreadLimit = (what: string): Limit => ({
  name: 'misread',
  isCounted: true,
  unit: 'texts',
  atMost: 0,
  reason: `${what} would be sent as a claim`,
});
