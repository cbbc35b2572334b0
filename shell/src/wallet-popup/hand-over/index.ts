export { HandOverStep } from './hand-over-step';
export { ReceiveStep } from './receive-step';
