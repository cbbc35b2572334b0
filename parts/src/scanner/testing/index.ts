export { type FakeCamera, installFakeCamera } from '../camera/testing/fake-camera';
export { type FakeDecoding, installFakeWorker } from '../decode/testing/fake-worker';
