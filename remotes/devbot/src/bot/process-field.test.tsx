import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../../locales/en.json';
import { keepOwnProcess } from './own-processes';
import { ProcessField } from './process-field';

const demo = 'd'.repeat(43);
const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [{ slug: 'demo', process: demo, name: 'Demo event' }],
  },
  'https://app.example/',
);

function Form() {
  const [process, setProcess] = useState('');
  return (
    <NetworkProvider network={network}>
      <ProcessField value={process} onChange={setProcess} />
    </NetworkProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  withMessages({ devbot: en });
});

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(en['process.label']), { target: { value } });

test('own processes and those of the network are choices', () => {
  keepOwnProcess({ process: 'o'.repeat(43), owner: 'a'.repeat(43), name: 'Mine', at: 1 });
  const { container } = render(<Form />);
  const labels = [...container.querySelectorAll('option')].map((option) => option.label);
  expect(labels).toEqual(['Mine', 'Demo event']);
});

test('the name of a known process stands below its id', () => {
  render(<Form />);
  type(` ${demo} `);
  expect(screen.getByText('Demo event')).toBeTruthy();
});

test('what can be no id is told once the field is left', () => {
  render(<Form />);
  type('short');
  expect(screen.queryByText(en['process.malformed'])).toBeNull();
  fireEvent.blur(screen.getByLabelText(en['process.label']));
  expect(screen.getByText(en['process.malformed'])).toBeTruthy();
});
