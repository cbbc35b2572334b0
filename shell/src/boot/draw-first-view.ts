import type { Locale } from '@rainbow-rabbit/shared/i18n';
import type { EarlyWords } from './early-words';

/** Attributes of header and main landmark in a layout, as `first-view/render-first-view.tsx` writes them into the page. */
type Dresses = Readonly<
  Record<string, Readonly<Record<'header' | 'main', Readonly<Record<string, string>>>>>
>;

const setLook = (element: HTMLElement, look: Readonly<Record<string, string>> = {}): void => {
  for (const [property, value] of Object.entries(look)) element.style.setProperty(property, value);
};

function add<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Gives header and main landmark the attributes that they have in a layout. */
function dress(view: Element, layout: EarlyWords['layout']): void {
  view.firstElementChild?.setAttribute('data-layout', layout);
  const dresses: Dresses = JSON.parse(document.getElementById('layout-dresses')?.textContent ?? '{}');
  for (const [name, attributes] of Object.entries(dresses[layout] ?? {}))
    for (const [attribute, value] of Object.entries(attributes))
      view.querySelector(name)?.setAttribute(attribute, value);
}

/** Fills the column of a page. */
function fill(page: HTMLElement, { heading, lead, look, banner, hasAside, sections }: EarlyWords): void {
  const [head, text] = page.children;
  const [title, intro] = head?.children ?? [];
  if (!(title && intro && text)) return;
  setLook(page, look);
  title.textContent = heading;
  intro.textContent = lead;
  if (banner) {
    const place = document.createElement('div');
    setLook(place, banner);
    title.before(place);
  }
  text.toggleAttribute('data-aside', hasAside === true);
  for (const section of sections) {
    const part = add(text, 'section');
    add(part, 'h2', section.title);
    for (const paragraph of section.paragraphs) add(part, 'p', paragraph);
  }
}

/**
 * Draws the first view of an area's page in place of that of the front page: the same header, and the words of the page where
 * React will put them.
 * @returns the undo; undefined if the app has drawn its page already
 */
export function drawFirstView(view: EarlyWords, locale: Locale): (() => void) | undefined {
  const shown = document.querySelector<HTMLElement>(`[data-first-view="${locale}"]`);
  const page = document.querySelector<HTMLElement>(`[data-frame="${view.width}"] > *`);
  if (!shown || !page) return undefined;
  dress(shown, view.layout);
  fill(page, view);
  shown.querySelector('main')?.replaceChildren(page);
  shown.hidden = false;
  return () => {
    shown.hidden = true;
  };
}
