import { useEffect } from 'react';
import styles from './rainbow-moment.module.css';

/**
 * Room for what the app offers once a rainbow is complete: it finds the element by its attribute, and looks for it when
 * this event of `window` says that it came or went (docs/product 12.4).
 */
export function RainbowMoment() {
  useEffect(() => {
    const announce = () => window.dispatchEvent(new Event('rr-moment'));
    announce();
    return () => void announce();
  }, []);
  return <div className={styles.room} data-moment="rainbow-complete" />;
}
