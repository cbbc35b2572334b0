export { AdmissionFields, type AdmissionWord } from './admission-fields';
