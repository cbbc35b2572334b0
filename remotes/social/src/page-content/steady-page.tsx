import { Button } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { canReplace } from './domain/can-replace';
import styles from './steady-page.module.css';
import { WrittenPage } from './written-page';

interface SteadyPageProps {
  /** The published content, as the process gives it; undefined for a page that has none. */
  text: string | undefined;
  organisers?: ReactNode;
  /** True for one who has just published: what is newer is shown at once. */
  isAuthor?: boolean;
  /** The page's built-in text. */
  children: ReactNode;
}

/**
 * The text of a page, which a newer one replaces without a jump: at once while the reader is at the top of the page or the
 * text is not on the screen yet, and otherwise when the reader asks for it. What follows the text stays below the screen.
 */
export function SteadyPage({ text, organisers, isAuthor = false, children }: SteadyPageProps) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(text);
  const [leastHeight, setLeastHeight] = useState<number>();
  useLayoutEffect(() => {
    if (text === shown || !box.current) return;
    const { top, bottom } = box.current.getBoundingClientRect();
    const view = { scrolled: window.scrollY, height: window.innerHeight };
    if (!isAuthor && !canReplace({ top, bottom }, view)) return;
    // The parts that follow stay below the screen, where they were.
    setLeastHeight(Math.max(0, view.height - top));
    setShown(text);
  }, [text, shown, isAuthor]);
  return (
    <div ref={box} style={{ minBlockSize: leastHeight }}>
      <WrittenPage text={shown} organisers={organisers}>
        {children}
      </WrittenPage>
      {text !== shown && (
        <div className={styles.offer} role="status">
          <span>{t('page.newer')}</span>
          <Button onClick={() => setShown(text)}>{t('page.show-newer')}</Button>
        </div>
      )}
    </div>
  );
}
