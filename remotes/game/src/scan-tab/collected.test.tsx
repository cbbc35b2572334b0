import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { Collected } from './collected';
import { type Collector, CollectorContext } from './collector-context';
import type { CountedScan } from './domain/scan-step';
import { aScanned } from './testing/a-scanned';

beforeEach(() => withMessages({ game: en }));

const collected = (change: Partial<CountedScan>) =>
  render(
    <AtPath path="/rabbit/demo/scan">
      <CollectorContext value={{} as Collector}>
        <Collected scanned={{ ...aScanned(), ...change }} />
      </CollectorContext>
    </AtPath>,
  );

test('a color that is still one of several leads to the next rabbit', () => {
  collected({});
  expect(screen.getByRole('heading', { name: 'Collected!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Scan the next rabbit' })).toBeTruthy();
});

test('a color of a printed badge waits for the staff', () => {
  collected({ printed: true });
  expect(screen.getByText(/^From a printed badge/)).toBeTruthy();
});

test('the seventh color is a finale of its own, which leads to the own rabbit', () => {
  collected({ collected: [...rabbitColours], complete: true });
  expect(screen.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeTruthy();
  expect(screen.getByText('from Moss')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My rabbit' }).getAttribute('href')).toBe('/rabbit/demo/me');
});
