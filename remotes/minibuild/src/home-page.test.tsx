import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import { HomePage } from './home-page';

beforeEach(() => withMessages({ minibuild: en }));

test('the front of the mini-build leads to every tool, and says what is to come', () => {
  render(
    <AtPath path="/mini-build">
      <HomePage />
    </AtPath>,
  );
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Account', '/mini-build/utils?tool=account'],
    ['Message', '/mini-build/utils?tool=message'],
    ['Data item', '/mini-build/utils?tool=data-item'],
    ['Upload', '/mini-build/utils?tool=upload'],
    ['Lookup', '/mini-build/utils?tool=lookup'],
  ]);
  expect(screen.getByRole('link', { name: 'Open the tools' }).getAttribute('href')).toBe('/mini-build/utils');
  expect(screen.getByText(/contest itself is coming/)).toBeTruthy();
});
