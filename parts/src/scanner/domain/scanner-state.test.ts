import { type CameraState, scannerState } from './scanner-state';

const camera = 'the back camera';
const on: CameraState<string> = { status: 'on', camera };
const open = { status: 'open', decoder: 'a decoder' } as const;

test('it looks once camera and decoder are both there', () => {
  expect(scannerState(false, on, open)).toEqual({ status: 'looking', camera });
  expect(scannerState(false, on, { status: 'opening' })).toEqual({ status: 'starting' });
  expect(scannerState(false, { status: 'starting' }, open)).toEqual({ status: 'starting' });
  expect(scannerState(false, { status: 'off' }, open)).toEqual({ status: 'starting' });
});

test('a paused scanner is paused in any state of camera and decoder', () => {
  expect(scannerState(true, { status: 'off' }, open)).toEqual({ status: 'paused' });
});

test('a failure of either shows, the camera’s first', () => {
  expect(scannerState(false, { status: 'failed', failure: 'busy' }, { status: 'failed' })).toEqual({
    status: 'failed',
    failure: 'busy',
  });
  expect(scannerState(false, on, { status: 'failed' })).toEqual({ status: 'failed', failure: 'not-loaded' });
});
