import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'me', label: 'My rabbit' },
  { id: 'scan', label: 'Scan rabbit' },
  { id: 'board', label: 'Leaderboard' },
] as const;

function Game({ placement }: { placement?: 'top' | 'bottom' }) {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('me');
  return (
    <Tabs label="Game" tabs={tabs} selected={selected} onSelect={setSelected} placement={placement}>
      Panel of {selected}
    </Tabs>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the panel belongs to the selected tab, which alone is reached by Tab', () => {
  render(<Game />);
  fireEvent.click(screen.getByRole('tab', { name: 'Scan rabbit' }));
  expect(screen.getByRole('tabpanel', { name: 'Scan rabbit' }).textContent).toBe('Panel of scan');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('arrow keys, Home and End move and select, around the ends', () => {
  render(<Game />);
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    return [selectedTab(), document.activeElement?.textContent];
  };
  expect(press('ArrowLeft')).toEqual(['Leaderboard', 'Leaderboard']);
  expect(press('ArrowRight')).toEqual(['My rabbit', 'My rabbit']);
  expect(press('End')).toEqual(['Leaderboard', 'Leaderboard']);
  expect(press('Home')).toEqual(['My rabbit', 'My rabbit']);
  expect(press('a')).toEqual(['My rabbit', 'My rabbit']);
});

test('tabs in a rail are moved through by the arrows up and down alone', () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => list });
  render(<Game placement="bottom" />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    return selectedTab();
  };
  expect(press('ArrowDown')).toBe('Scan rabbit');
  expect(press('ArrowRight')).toBe('Scan rabbit');
  expect(press('ArrowUp')).toBe('My rabbit');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a tab says that something new is behind it', () => {
  const withNews = tabs.map((tab) => (tab.id === 'scan' ? { ...tab, news: 'a result is there' } : tab));
  render(
    <Tabs label="Game" tabs={withNews} selected="me" onSelect={() => undefined}>
      Panel
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Scan rabbit a result is there' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'My rabbit' })).toBeTruthy();
});
