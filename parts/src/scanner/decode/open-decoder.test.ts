import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Decoder } from './decoder';
import { type DecoderSource, openDecoder } from './open-decoder';

const photo = new File(['photo'], 'photo.png');

function decoder(name: string, readPhoto: Decoder['readPhoto']) {
  return { readFrame: async () => name, readPhoto, close: jest.fn() };
}

const video = document.createElement('video');
const failing = () => Promise.reject(new AppError('scan.not-loaded'));

test('the worker is preferred, and its reading of frames is used as it is', async () => {
  const lastResort = jest.fn(failing);
  const opened = await openDecoder(true, {
    worker: async () => decoder('worker', async () => 'text'),
    lastResort,
  });
  expect(await opened.readFrame(video)).toBe('worker');
  expect(await opened.readPhoto(photo)).toBe('text');
  expect(lastResort).not.toHaveBeenCalled();
});

test('where the worker can not start, or may not be tried again, the last resort takes its place', async () => {
  const source: DecoderSource = {
    worker: jest.fn(failing),
    lastResort: async () => decoder('last', async () => 'text'),
  };
  expect(await (await openDecoder(true, source)).readFrame(video)).toBe('last');
  expect(await (await openDecoder(false, source)).readFrame(video)).toBe('last');
  expect(source.worker).toHaveBeenCalledTimes(1);
});

test('a photo in which the worker finds nothing gets a second opinion, which is closed after it', async () => {
  const other = decoder('last', async () => 'found after all');
  for (const first of [async () => undefined, failing]) {
    const opened = await openDecoder(true, {
      worker: async () => decoder('worker', first),
      lastResort: async () => other,
    });
    expect(await opened.readPhoto(photo)).toBe('found after all');
  }
  expect(other.close).toHaveBeenCalledTimes(2);
});

test('a file that is no picture gets no second opinion', async () => {
  const unreadable = () => Promise.reject(new AppError('scan.photo-unreadable'));
  const lastResort = jest.fn(failing);
  const opened = await openDecoder(true, { worker: async () => decoder('worker', unreadable), lastResort });
  await expect(opened.readPhoto(photo)).rejects.toMatchObject({ code: 'scan.photo-unreadable' });
  expect(lastResort).not.toHaveBeenCalled();
});

test('a scanner with one decoder uses it for photos as well, and can not do without it', async () => {
  const worker = async () => decoder('worker', async () => undefined);
  expect(await (await openDecoder(true, { worker })).readPhoto(photo)).toBeUndefined();
  await expect(openDecoder(false, { worker })).rejects.toMatchObject({ code: 'scan.not-loaded' });
});

test('without worker and last resort there is no decoder', async () => {
  await expect(openDecoder(true, { worker: failing, lastResort: failing })).rejects.toMatchObject({
    code: 'scan.not-loaded',
  });
});
