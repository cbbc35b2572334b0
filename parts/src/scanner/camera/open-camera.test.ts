import { type CameraHost, nextCamera, openCamera } from './open-camera';

interface FakeCameras {
  /** Ids of the existing devices. */
  devices?: string[];
  torch?: boolean;
  /** Names of the errors that the next requests fail with, in order; later requests succeed. */
  errors?: string[];
}

/** A browser's cameras, and the constraints of each request. */
function fakeHost({ devices = ['back'], torch = false, errors = [] }: FakeCameras = {}) {
  const stop = jest.fn();
  const applyConstraints = jest.fn(async () => undefined);
  const wishes: unknown[] = [];
  const left = [...errors];
  const host = {
    isSecureContext: true,
    mediaDevices: {
      getUserMedia: async ({ video }: { video: { deviceId?: { exact: string } } }) => {
        wishes.push(video);
        const error = left.shift();
        if (error) throw new DOMException('', error);
        const track = {
          getSettings: () => ({ deviceId: video.deviceId?.exact ?? devices[0] }),
          getCapabilities: () => ({ torch }),
          applyConstraints,
          stop,
        };
        return { getVideoTracks: () => [track], getTracks: () => [track] };
      },
      enumerateDevices: async () => [
        { kind: 'audioinput', deviceId: 'microphone' },
        ...devices.map((deviceId) => ({ kind: 'videoinput', deviceId })),
      ],
    },
  };
  return { host: host as unknown as CameraHost, wishes, stop, applyConstraints };
}

test('the camera that faces away is preferred, not required', async () => {
  const { host, wishes } = fakeHost({ devices: ['back', 'front'] });
  const camera = await openCamera(undefined, host);
  expect(wishes).toMatchObject([{ facingMode: 'environment' }]);
  expect(camera).toMatchObject({ deviceId: 'back', devices: ['back', 'front'] });
});

test('stopping ends every track', async () => {
  const { host, stop } = fakeHost();
  (await openCamera(undefined, host)).stop();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a chosen camera is opened, and when it is gone the usual one', async () => {
  const there = fakeHost({ devices: ['back', 'front'] });
  expect((await openCamera('front', there.host)).deviceId).toBe('front');
  const gone = fakeHost({ devices: ['back'], errors: ['OverconstrainedError'] });
  expect((await openCamera('front', gone.host)).deviceId).toBe('back');
});

test('a chosen camera that is busy is busy: no other one is taken instead', async () => {
  const { host, wishes } = fakeHost({ errors: ['NotReadableError'] });
  await expect(openCamera('front', host)).rejects.toMatchObject({ code: 'camera.busy' });
  expect(wishes).toHaveLength(1);
});

test('a lamp is offered where the camera has one', async () => {
  expect((await openCamera(undefined, fakeHost().host)).torch).toBeUndefined();
  const { host, applyConstraints } = fakeHost({ torch: true });
  await (await openCamera(undefined, host)).torch?.(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});

test('an insecure page and a browser without cameras are different failures', async () => {
  const { host } = fakeHost();
  await expect(openCamera(undefined, { ...host, isSecureContext: false })).rejects.toMatchObject({
    code: 'camera.insecure',
  });
  await expect(openCamera(undefined, { isSecureContext: true })).rejects.toMatchObject({
    code: 'camera.unsupported',
  });
});

test('a refusal is a refusal', async () => {
  const { host } = fakeHost({ errors: ['NotAllowedError'] });
  await expect(openCamera(undefined, host)).rejects.toMatchObject({ code: 'camera.refused' });
});

test('cameras are switched in a circle, and not at all when there is one', () => {
  expect(nextCamera({ deviceId: 'a', devices: ['a', 'b', 'c'] })).toBe('b');
  expect(nextCamera({ deviceId: 'c', devices: ['a', 'b', 'c'] })).toBe('a');
  expect(nextCamera({ deviceId: 'a', devices: ['a'] })).toBeUndefined();
});
