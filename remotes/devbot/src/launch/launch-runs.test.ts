import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { act, renderHook } from '@testing-library/react';
import { forgetLaunch, launchOfPage, noteLaunch, runLaunch, useLaunchRun } from './launch-runs';

const process = 'P'.repeat(43) as ProcessId;

test('a launch runs once at a time, and tells how it goes', async () => {
  const { result } = renderHook(() => useLaunchRun('one'));
  expect(result.current).toBeUndefined();
  let end: (made: ProcessId) => void = () => undefined;
  const launch = jest.fn((onStage: (stage: 'check') => void) => {
    onStage('check');
    return new Promise<ProcessId>((resolve) => {
      end = resolve;
    });
  });
  await act(async () => {
    void runLaunch('one', launch);
    void runLaunch('one', launch);
  });
  expect(launch).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ status: 'running', stage: 'check' });
  noteLaunch('one', { terms: { name: 'Carrot', ticker: 'CARROT', denomination: 0 } });
  forgetLaunch('one');
  expect(launchOfPage('one')).toBeDefined();
  await act(async () => end(process));
  expect(result.current).toEqual({ status: 'done', process });
  act(() => forgetLaunch('one'));
  expect([result.current, launchOfPage('one')]).toEqual([undefined, undefined]);
});

test('a launch that failed tells where, and can be run again', async () => {
  const { result } = renderHook(() => useLaunchRun('two'));
  const error = new Error('no');
  await act(() =>
    runLaunch('two', async (onStage) => {
      onStage('send');
      throw error;
    }),
  );
  expect(result.current).toEqual({ status: 'failed', stage: 'send', error });
  await act(() => runLaunch('two', async () => process));
  expect(result.current).toEqual({ status: 'done', process });
});
