import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { Failure } from './failure';

beforeEach(() => withMessages({ minibuild: en }));

test('a transaction that a gateway refuses has the one text for that, and the reason beside it', () => {
  const params = { status: 400, reason: 'tx_too_big' };
  render(<Failure error={new AppError('gateway.upload-refused', { params })} />);
  expect(screen.getByText('Unable to upload transaction')).toBeTruthy();
  expect(screen.getByText('The gateway says: tx_too_big')).toBeTruthy();
});

test('any other error has its text alone', () => {
  render(<Failure error={new AppError('gateway.upload-unanswered')} />);
  expect(screen.getByRole('alert').textContent).toBe('Unable to upload transaction');
});
