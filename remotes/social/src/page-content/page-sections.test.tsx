import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { WrittenPage } from './written-page';

const id = 'A'.repeat(43);
const network = { gateways: ['https://gateway.example/app/'], events: [], wallets: {} };
const hostile = {
  v: 1,
  sections: [
    {
      kind: 'text',
      title: '<b>Title</b>',
      body: `<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![A hill](${id}) [way](/social)`,
    },
    { kind: 'text', title: '', body: '- '.repeat(200) },
    { kind: 'links', title: 'Links', links: [{ label: 'Map\u202E', address: 'https://example.org/map' }] },
    { kind: 'pictures', title: 'Pictures', pictures: [{ id, alt: 'Our club', width: 1600, height: 900 }] },
    { kind: 'organisers', title: 'We', body: 'Say *hello*.' },
  ],
};

beforeEach(() => withMessages({ social: en }));

function show(text: string | undefined) {
  return render(
    <AtPath path="/social/lisbon">
      <NetworkProvider network={network as never}>
        <WrittenPage text={text} organisers={<p>Ada</p>}>
          <p>Built in</p>
        </WrittenPage>
      </NetworkProvider>
    </AtPath>,
  );
}

test('a hostile page shows text, links and pictures, and nothing else', async () => {
  const { container } = show(JSON.stringify(hostile));
  expect(await screen.findByRole('heading', { name: '<b>Title</b>', level: 2 })).toBeTruthy();
  expect(container.textContent).toContain('<script>alert(1)</script>');
  expect(container.querySelector('script, b, iframe, object, [onclick], [onerror]')).toBeNull();
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/social',
    'https://example.org/map',
  ]);
  expect(screen.getByRole('link', { name: 'Map (opens in a new tab)' }).getAttribute('rel')).toContain(
    'noopener',
  );
  expect(screen.getByRole('img', { name: 'A hill' }).getAttribute('src')).toBe(
    `https://gateway.example/app/${id}`,
  );
  expect(screen.getByText(en['page.refused.too-deep'])).toBeTruthy();
  expect(screen.getByText('Ada')).toBeTruthy();
});

test('a picture that can not be loaded leaves its description', async () => {
  show(JSON.stringify(hostile));
  fireEvent.error(await screen.findByRole('img', { name: 'Our club' }));
  expect(screen.getByText('The picture could not be loaded: Our club')).toBeTruthy();
});

test.each([
  ['{"v":1}', en['page.fault.broken']],
  ['{"v":2}', en['page.fault.newer']],
])('the built-in text stays below the reason why %s is not shown', async (text, reason) => {
  show(text);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText('Built in')).toBeTruthy();
});

test('a page without a content shows its built-in text alone', () => {
  const { container } = show(undefined);
  expect(container.textContent).toBe('Built in');
});
