export { forgeryOf, isLossy, type MessageBytes, type ShownMessage } from './signed-message';
