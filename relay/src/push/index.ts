export { createPushSender } from './push-sender';
