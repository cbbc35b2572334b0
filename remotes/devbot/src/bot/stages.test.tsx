import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { StageList } from './stages';

beforeEach(() => withMessages({ devbot: en }));

test('each stage says how far it is, and the one that runs is announced', () => {
  render(
    <StageList
      stages={[
        { id: 'sign', title: 'Sign', state: 'done' },
        { id: 'send', title: 'Send', state: 'running', text: 'On its way' },
        { id: 'check', title: 'Check', state: 'waiting' },
      ]}
    />,
  );
  const [sign, send, check] = screen.getAllByRole('listitem');
  expect(sign?.textContent).toContain(en['stages.done']);
  expect(send?.getAttribute('aria-current')).toBe('step');
  expect(check?.textContent).toContain(en['stages.waiting']);
  expect(screen.getByRole('status').textContent).toBe('On its way');
});

test('a stage that failed says why, and can be tried again', () => {
  const retry = jest.fn();
  const error = new AppError('devbot.task-too-large');
  render(<StageList stages={[{ id: 'sign', title: 'Sign', state: 'failed', error }]} onRetry={retry} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(en['error.devbot.task-too-large']);
  fireEvent.click(within(alert).getByRole('button', { name: en['task.again'] }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a refusal in the wallet is no alarm', () => {
  const error = new AppError('wallet.declined', { params: {} });
  render(<StageList stages={[{ id: 'sign', title: 'Sign', state: 'failed', error }]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
