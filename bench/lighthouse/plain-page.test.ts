import { plainPage } from './plain-page';

const view = (language: string, text: string) =>
  `<div class="rr-first-view" data-first-view="${language}" lang="${language}" hidden><h1>${text}</h1></div>`;
const page = (views: string, style = '<link href="main.css" data-bundle rel="stylesheet">') =>
  `<!doctype html><html><head><script>boot()</script><link rel="preload" as="script" href="main.js" data-bundle>${style}</head>
  <body><noscript>No</noscript><div id="root">${views}<div class="rr-skeleton"></div></div></body></html>`;

test.each([
  ['en', 'Hello', 'Witaj'],
  ['pl', 'Witaj', 'Hello'],
])(
  'the plain page in %s shows that view alone, with its style sheet and no script',
  (language, own, other) => {
    const plain = plainPage(page(view('en', 'Hello') + view('pl', 'Witaj')), language);
    expect(plain).toContain(`lang="${language}"><h1>${own}</h1></div>`);
    expect(plain).toContain('<link href="main.css" data-bundle rel="stylesheet">');
    for (const missing of ['<script', 'main.js', 'rr-skeleton', 'hidden', other])
      expect(plain).not.toContain(missing);
  },
);

test('a page that lacks the view, the skeleton behind it or the style sheet is refused', () => {
  const english = view('en', 'Hello');
  expect(() => plainPage(page(english), 'ja')).toThrow('no first view in the language ja');
  expect(() => plainPage(english, 'en')).toThrow('no skeleton');
  expect(() => plainPage(page(english, ''), 'en')).toThrow('no style sheet');
});
