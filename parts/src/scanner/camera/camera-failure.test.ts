import { cameraFailures } from '../domain/scanner-state';
import { cameraError, cameraFailureOf } from './camera-failure';

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
])('%s means the camera is %s', (name, failure) => {
  expect(cameraFailureOf(new DOMException('whatever', name))).toBe(failure);
});

test('an error of our own keeps its failure', () => {
  for (const failure of cameraFailures) expect(cameraFailureOf(cameraError(failure))).toBe(failure);
});

test('an unknown failure can be tried again', () => {
  expect(cameraFailureOf('?')).toBe('busy');
  expect(cameraError('busy').retryable).toBe(true);
});

test('each failure has an error of its own, and only what the user can change may be tried again', () => {
  const errors = cameraFailures.map((failure) => cameraError(failure));
  expect(new Set(errors.map(({ code }) => code)).size).toBe(cameraFailures.length);
  expect(errors.filter(({ retryable }) => !retryable).map(({ code }) => code)).toEqual([
    'camera.insecure',
    'camera.unsupported',
  ]);
});
