import { AppError } from '@rainbow-rabbit/shared/errors';
import { reasonsOf } from './reasons-of';

test('an error is named with its parameters and its causes', () => {
  const error = new AppError('area.manifest-invalid', {
    params: { field: 'version' },
    cause: new Error('version: expected a string', { cause: { port: 4801 } }),
  });
  expect(reasonsOf(error)).toBe(
    'area.manifest-invalid (field: version) ← version: expected a string ← {"port":4801}',
  );
});

test('every thrown value has a text, and a circle of causes ends', () => {
  const circle = new Error('first');
  circle.cause = circle;
  expect(reasonsOf(circle)).toBe('first');
  expect(reasonsOf(Object.assign(new TypeError('x'), { message: '' }))).toBe('TypeError');
  expect(reasonsOf('text')).toBe('text');
  expect(reasonsOf(null)).toBe('null');
});

test('an answer that a schema refused is not quoted', () => {
  const path = [
    { type: 'object', key: 'email', input: { email: 'ann@example.org' }, value: 'ann@example.org' },
  ];
  const issue = { expected: 'number', received: '"ann@example.org"', input: 'ann@example.org', path };
  const message = 'Invalid type: Expected number but received "ann@example.org"';
  const error = new AppError('ao.invalid-reply', { cause: [{ ...issue, message }] });
  expect(reasonsOf(error)).toBe(
    'ao.invalid-reply ← [{"expected":"number","path":[{"type":"object","key":"email"}]}]',
  );
});
