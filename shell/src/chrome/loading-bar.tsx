import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import styles from './loading-bar.module.css';
import { useIsLoading } from './loading-progress';

/** A part that arrives sooner than this needs no bar (docs/product 9.43). */
const throttleMs = 200;

/** A rainbow along the upper edge of the screen while a part is loading. */
export function LoadingBar() {
  const t = useMessages();
  const isLoading = useIsLoading();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsShown(true), throttleMs);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLoading]);

  if (!isShown) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}
