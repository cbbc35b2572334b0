import type { ContactKeyCodes } from '@rainbow-rabbit/parts/console/contacts';

/** The codes of errors about a file of a contest's contact key. */
export const contestKeyCodes: ContactKeyCodes = {
  unreadable: 'contest-key.unreadable',
  other: 'contest-key.other-contest',
  notThisFile: 'contest-key.not-this-file',
};
