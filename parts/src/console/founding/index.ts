export { addFoundingMessages } from './founding-messages';
export { ProcessMaker } from './process-maker';
