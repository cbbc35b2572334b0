import { AppError } from '@rainbow-rabbit/shared/errors';
import { statusOf } from './status-of';

const unavailable = new AppError('network.unreachable', { params: { status: 503 } });

test('the status of an answer is that of the error, also below another one', () => {
  expect(statusOf(unavailable)).toBe(503);
  expect(statusOf(new Error('The page needs its settings', { cause: unavailable }))).toBe(503);
});

test.each([
  new Error('A page threw'),
  undefined,
  new AppError('network.unreachable', { params: { status: 200 } }),
  new AppError('network.unreachable'),
])('%s counts as an error of the app itself', (error) => {
  expect(statusOf(error)).toBe(500);
});
