export { ContactLine } from './contact-line';
export { emailOf, type OpeningParams, openAllContacts } from './open-all-contacts';
export { type ContactsState, useOpenedContacts } from './use-opened-contacts';
