export { type ContactKeyCodes, makeContactKey, readContactKey } from './contact-key';
export { ContactLine } from './contact-line';
export { NewKeySteps } from './new-key-steps';
export { emailOf, type OpeningParams, openAllContacts } from './open-all-contacts';
export { SealingKeyCard } from './sealing-key-card';
export { type ContactsState, useOpenedContacts } from './use-opened-contacts';
