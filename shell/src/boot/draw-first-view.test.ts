import { drawFirstView } from './draw-first-view';
import type { EarlyWords } from './early-words';

const view: EarlyWords = {
  layout: 'pioneers',
  width: 'normal',
  heading: 'Lisbon <b>',
  lead: 'Seven hills.',
  look: { '--rr-accent': 'var(--rr-blue-deep)' },
  banner: { 'block-size': '10rem' },
  hasAside: true,
  sections: [{ title: 'Light', paragraphs: ['One.', 'Two.'] }],
};

const frame = (width: string) =>
  `<div data-frame="${width}" hidden><div class="${width}"><header><h1> </h1><div> </div></header><div></div></div></div>`;
const own = (locale: string) =>
  `<div data-first-view="${locale}" hidden><div data-layout="default"><header></header><main><p>Front</p></main></div></div>`;

beforeEach(() => {
  const dresses = { pioneers: { header: { 'data-variant': 'line' }, main: { 'data-variant': 'signs' } } };
  document.body.innerHTML = `${own('en')}${own('pl')}${frame('narrow')}${frame('normal')}<script type="application/json" id="layout-dresses">${JSON.stringify(dresses)}</script>`;
});

const shown = () => document.querySelector<HTMLElement>('[data-first-view]:not([hidden])');

test('the words stand in the page’s column below the header, as text and in its layout', () => {
  drawFirstView(view, 'pl');
  expect(shown()?.dataset.firstView).toBe('pl');
  expect(shown()?.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('pioneers');
  expect(shown()?.querySelector('header')?.dataset.variant).toBe('line');
  const main = shown()?.querySelector('main');
  expect(main?.dataset.variant).toBe('signs');
  expect(main?.querySelector('h1')?.textContent).toBe('Lisbon <b>');
  expect(main?.querySelector('h1')?.nextElementSibling?.textContent).toBe('Seven hills.');
  expect(main?.textContent).not.toContain('Front');
  const section = main?.querySelector('section');
  expect([...(section?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['H2', 'Light'],
    ['P', 'One.'],
    ['P', 'Two.'],
  ]);
  expect(section?.parentElement?.hasAttribute('data-aside')).toBe(true);
});

test('the picture above the heading keeps its place, and the page has its own colours', () => {
  drawFirstView(view, 'en');
  const page = shown()?.querySelector<HTMLElement>('.normal');
  expect(page?.style.getPropertyValue('--rr-accent')).toBe('var(--rr-blue-deep)');
  expect(page?.querySelector('h1')?.previousElementSibling?.getAttribute('style')).toBe('block-size: 10rem;');
});

test('a view that is taken back leaves the product’s name', () => {
  const undo = drawFirstView({ ...view, banner: undefined, width: 'narrow' }, 'en');
  expect(shown()?.querySelector('.narrow h1')?.previousElementSibling).toBeNull();
  undo?.();
  expect(shown()).toBeNull();
});

test('a page that the app has drawn stays as it is', () => {
  document.body.innerHTML = '<main>The app</main>';
  expect(drawFirstView(view, 'en')).toBeUndefined();
  expect(document.body.textContent).toBe('The app');
});
