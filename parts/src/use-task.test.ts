import { deferred } from '@rainbow-rabbit/shared/waiting';
import { act, renderHook } from '@testing-library/react';
import { useTask } from './use-task';

test('only the outcome of the last start counts', async () => {
  const { result } = renderHook(() => useTask<string>());
  const [first, second] = [deferred<string>(), deferred<string>()];
  await act(async () => void result.current.run(() => first.promise));
  expect(result.current.task).toEqual({ status: 'running' });
  await act(async () => void result.current.run(() => second.promise));
  await act(async () => second.resolve('second'));
  await act(async () => first.reject(new Error('late')));
  expect(result.current.task).toEqual({ status: 'done', value: 'second' });
});

test('a reset discards the running task', async () => {
  const { result } = renderHook(() => useTask<string>());
  const running = deferred<string>();
  await act(async () => void result.current.run(() => running.promise));
  await act(async () => result.current.reset());
  await act(async () => running.resolve('late'));
  expect(result.current.task).toEqual({ status: 'idle' });
});

test('a failure keeps its error', async () => {
  const { result } = renderHook(() => useTask<string>());
  const error = new Error('no');
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(result.current.task).toEqual({ status: 'failed', error });
});
