import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { LookUpForm } from './look-up-form';

const onLookUp = jest.fn();
beforeEach(() => {
  withMessages({ minibuild: en });
  onLookUp.mockReset();
});
afterEach(cleanup);

const form = (id?: string) => (
  <LookUpForm
    label="Id"
    hint="Letters"
    id={id}
    errorOf={(text) => (/^[a-z]+$/.test(text) ? undefined : 'Not an id')}
    onLookUp={onLookUp}
  />
);
const field = () => screen.getByLabelText<HTMLInputElement>('Id');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Look up' }));

test('only a text that can be an id is looked up', () => {
  render(form());
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  expect(screen.getByRole('alert').textContent).toBe('Not an id');
  fireEvent.change(field(), { target: { value: ' carrot ' } });
  submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onLookUp.mock.calls).toEqual([['carrot']]);
});

test('a text that comes by a link is shown, even if it cannot be an id', () => {
  const { rerender } = render(form('carrot'));
  expect(field().value).toBe('carrot');
  fireEvent.change(field(), { target: { value: 'half' } });
  rerender(form('clover'));
  expect(field().value).toBe('clover');
  rerender(form('7'));
  expect(screen.getByRole('alert').textContent).toBe('Not an id');
});
