export { createPushSender, type PushAddress, type PushSender } from './push-sender';
