export { type FakeDecoding, installFakeWorker } from '../decode/testing/fake-worker';
export { type FakeCamera, installFakeCamera } from './fake-camera';
