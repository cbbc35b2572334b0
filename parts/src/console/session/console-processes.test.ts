import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { act, renderHook } from '@testing-library/react';
import { consoleProcesses } from './console-processes';

const [garden, orchard, demo] = ['G', 'O', 'D'].map((letter) => letter.repeat(43)) as [
  ProcessId,
  ProcessId,
  ProcessId,
];
const own = consoleProcesses(['test', 'own']);
const listed = [{ process: demo, name: 'Demo' }];

beforeEach(() => localStorage.clear());

test('the list has what this browser keeps first, and each process once', () => {
  const { result } = renderHook(() => own.useAll(listed));
  act(() => {
    own.remember({ process: garden, name: 'Garden' });
    own.remember({ process: demo, name: 'Made as another' });
    own.remember({ process: orchard, name: '' });
  });
  expect(result.current.map(({ name }) => name)).toEqual(['', 'Garden', 'Demo']);
});

test('a name goes in place of the one before, and what else is known stays', () => {
  const { result } = renderHook(() => own.useOne(garden));
  act(() => own.remember({ process: garden, name: 'Rehearsal', isRehearsal: true }));
  renderHook(() => own.useRemembered(garden, 'Garden'));
  renderHook(() => own.useRemembered(garden, ''));
  renderHook(() => own.useRemembered(garden, undefined));
  expect(result.current).toEqual({ process: garden, name: 'Garden', isRehearsal: true });
});
