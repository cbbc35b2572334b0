/** The reasons for a notice; each has one text at a time. */
type NoticeKind = 'build' | 'caught' | 'react' | 'server';

const texts = new Map<NoticeKind, string>();

/** The page's policy takes no style sheet from a script, but values set one by one. */
const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: '2147483647',
  maxHeight: '60vh',
  overflow: 'auto',
  margin: '0',
  padding: '16px',
  borderTop: '4px solid #ff6b6b',
  background: '#1b1033',
  color: '#ffffff',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

let box: HTMLElement | undefined;

/** Shows the notices at the page's foot; without one, nothing. */
function show(): void {
  box?.remove();
  box = undefined;
  if (texts.size === 0) return;
  box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.setAttribute('aria-label', 'Dev server');
  Object.assign(box.style, look);
  box.textContent = [...texts.values()].join('\n\n');
  document.body.append(box);
}

/** Shows a notice, or removes it without a text. */
export function setNotice(kind: NoticeKind, text: string | undefined): void {
  if (text === undefined) texts.delete(kind);
  else texts.set(kind, text);
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show, { once: true });
}

export const hasNotice = (kind: NoticeKind): boolean => texts.has(kind);
