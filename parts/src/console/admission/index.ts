export { AdmissionFields } from './admission-fields';
export { addAdmissionMessages, useAdmissionMessages } from './admission-messages';
