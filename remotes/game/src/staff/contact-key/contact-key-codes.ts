import type { ContactKeyCodes } from '@rainbow-rabbit/parts/console/contacts';

/** The codes of errors about a file of an event's contact key. */
export const eventKeyCodes: ContactKeyCodes = {
  unreadable: 'contact-key.unreadable',
  other: 'contact-key.other-event',
  notThisFile: 'contact-key.not-this-file',
};
