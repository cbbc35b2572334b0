import { act, renderHook } from '@testing-library/react';
import { useNewSecretFile } from './new-secret-file';
import { secretFileOf } from './secret-file-of';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

let saved: Blob[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('the content of a file has nothing left once the file is made', () => {
  const content = { seed: 'secret', redraws: [2] };
  expect(JSON.parse(textOf(secretFileOf(content)))).toEqual({ seed: 'secret', redraws: [2] });
  expect(content).toEqual({ seed: '', redraws: [2] });
});

test('a secret is made once and saved again, and its file is all zeros when its screen is left', async () => {
  const make = jest.fn(async () => ({ file: secretFileOf({ seed: 'secret' }) }));
  const { result, unmount } = renderHook(() => useNewSecretFile(make));
  expect(result.current.made).toBeUndefined();
  await act(() => result.current.save('seed'));
  await act(() => result.current.save('seed'));
  expect(make).toHaveBeenCalledTimes(1);
  expect(saved.map(({ size }) => size)).toEqual([23, 23]);
  const file = result.current.made?.file ?? new Uint8Array();
  expect(textOf(file)).toContain('secret');
  await act(async () => unmount());
  expect(file).toEqual(new Uint8Array(23));
});

test('a secret that could not be made is made at the next press', async () => {
  const make = jest.fn(async () => ({ file: secretFileOf({ seed: 'secret' }) }));
  make.mockRejectedValueOnce(new Error('no random numbers'));
  const { result } = renderHook(() => useNewSecretFile(make));
  await expect(result.current.save('seed')).rejects.toThrow('no random numbers');
  await act(() => result.current.save('seed'));
  expect(saved).toHaveLength(1);
});
