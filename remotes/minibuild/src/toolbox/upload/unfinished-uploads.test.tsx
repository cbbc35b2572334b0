import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { keptUploads } from './kept-uploads';
import { UnfinishedUploads } from './unfinished-uploads';

const fields = { format: 2, id: 'AA', last_tx: '', owner: 'AA', tags: [], target: '', quantity: '0' };
const transaction = { ...fields, data_size: '3', data_root: 'AA', reward: '1', signature: 'AA' };

test('an unfinished upload can be forgotten, and the focus goes to the form', () => {
  localStorage.clear();
  withMessages({ minibuild: en });
  const kept = keptUploads();
  kept.keep({
    name: 'hay.txt',
    totalChunks: 3,
    state: { transaction, posting: 'done', uploadedChunks: 1 },
  });
  render(
    <form>
      <UnfinishedUploads kept={kept} />
      <input aria-label="File" />
    </form>,
  );
  expect(screen.getByText(/1 of 3 parts/)).toBeTruthy();
  const forget = screen.getByRole('button', { name: 'Forget: hay.txt' });
  forget.focus();
  fireEvent.click(forget);
  expect([kept.list(), screen.queryByText(/hay/)]).toEqual([[], null]);
  expect(document.activeElement).toBe(screen.getByLabelText('File'));
  cleanup();
});
