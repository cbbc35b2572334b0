import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './policy.module.css';

/** Returns true where the contents are beside the page, and not above it. */
const isBeside = () => window.matchMedia?.('(min-width: 64rem)').matches ?? false;

const headingsIn = (page: Element) => [...page.querySelectorAll<HTMLHeadingElement>('h2')];

/** Returns the headings of the page's sections, as long as there are several. */
function useHeadings(): readonly HTMLHeadingElement[] {
  const [headings, setHeadings] = useState<readonly HTMLHeadingElement[]>([]);
  useEffect(() => {
    const page = document.querySelector('main');
    if (!page) return undefined;
    const read = () => {
      const found = headingsIn(page);
      const shown = found.length > 1 ? found : [];
      // A change of the contents themselves is one of the page, too.
      setHeadings((known) =>
        known.length === shown.length && known.every((heading, index) => heading === shown[index])
          ? known
          : shown,
      );
    };
    // Before the browser draws the text, so that the text never moves below its contents.
    const observer = new MutationObserver(() => flushSync(read));
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    read();
    return () => observer.disconnect();
  }, []);
  return headings;
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** The contents of a page, under its title: its sections, each with a control that leads there. Controls, since the hash is the router's. */
export function Contents() {
  const headings = useHeadings();
  const [isOpen] = useState(isBeside);
  if (headings.length === 0) return null;
  const title = document.querySelector('main h1')?.textContent ?? undefined;
  return (
    <nav className={styles.contents} aria-label={title}>
      <details open={isOpen}>
        <summary className={styles.summary}>{title}</summary>
        <ol className={styles.list}>
          {headings.map((heading) => (
            <li key={heading.textContent}>
              <button type="button" className={styles.entry} onClick={() => goTo(heading)}>
                {heading.textContent}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
