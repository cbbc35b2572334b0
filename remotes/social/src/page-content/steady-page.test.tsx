import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { SteadyPage } from './steady-page';

const content = (body: string) => JSON.stringify({ v: 1, sections: [{ kind: 'text', title: 'News', body }] });

function place({ top, bottom, scrolled }: { top: number; bottom: number; scrolled: number }) {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom, height: bottom - top } as DOMRect);
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
}

beforeEach(() => withMessages({ social: en }));
afterEach(() => jest.restoreAllMocks());

const page = (text?: string) => (
  <SteadyPage text={text}>
    <p>Built in</p>
  </SteadyPage>
);

test('a text replaces the built-in one at once for a reader at the top, and what follows stays below the screen', async () => {
  place({ top: 300, bottom: 2000, scrolled: 0 });
  const { rerender, container } = render(page());
  rerender(page(content('Fresh')));
  expect(await screen.findByText('Fresh')).toBeTruthy();
  expect(screen.queryByText('Built in')).toBeNull();
  expect((container.firstElementChild as HTMLElement).style.minBlockSize).toBe(
    `${window.innerHeight - 300}px`,
  );
});

test('a text that is being read stays until its reader asks for the newer one', async () => {
  place({ top: -300, bottom: 2000, scrolled: 700 });
  const { rerender } = render(page());
  rerender(page(content('Fresh')));
  expect(screen.getByText('Built in')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en['page.show-newer'] }));
  expect(await screen.findByText('Fresh')).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['page.show-newer'] })).toBeNull();
});
