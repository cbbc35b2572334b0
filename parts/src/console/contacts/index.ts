export { ContactsPart } from './contacts-part';
