import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import person from '../../../locales/person/en.json';
import { AoProfileCard } from './ao-profile-card';

beforeEach(() => withMessages({ social: person }));

test('the words of a profile are text alone, beside the note whose they are and the way to their process', () => {
  const process = 'p'.repeat(43);
  const text = '<img src=x onerror=alert(1)> https://bait.example';
  const { container } = render(
    <AtPath path="/people/me">
      <AoProfileCard profile={{ process, name: '<b>Ann</b>', text }} />
    </AtPath>,
  );
  expect([screen.getByText('<b>Ann</b>'), screen.getByText(text)]).toHaveLength(2);
  expect(screen.getByText(person['person.profile.own'])).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/devbot/processes/${process}`]);
  expect(container.querySelector('img, b')).toBeNull();
});
