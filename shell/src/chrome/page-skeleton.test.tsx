import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { PageSkeleton } from './page-skeleton';

beforeEach(() => withMessages({ shell: en }));

test('a page that is loading looks like the one in index.html, and says so to who cannot see it', () => {
  const { container } = render(<PageSkeleton />);
  expect(screen.getByRole('status').textContent).toBe(en.loading);
  const html = readFileSync(path.join(__dirname, '../../index.html'), 'utf8');
  const classes = [...container.querySelectorAll('[class^="rr-skeleton"]')].map(({ className }) => className);
  expect(classes).toHaveLength(3);
  for (const name of classes) expect(html).toContain(`class="${name}"`);
  expect(html).toContain(`<p class="rr-skeleton-name">${screen.getByText('Rainbow Rabbit').textContent}</p>`);
});
