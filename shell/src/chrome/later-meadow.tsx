import { type ComponentType, useEffect, useState } from 'react';
import styles from './later-meadow.module.css';

let Fetched: ComponentType | undefined;

/** The meadow in its place, which is kept free until its drawing comes: after the page, whose start has no room for it. */
export function LaterMeadow() {
  const [Meadow, setMeadow] = useState(() => Fetched);
  useEffect(() => {
    let isWanted = true;
    import('./meadow').then(
      (meadow) => {
        Fetched = meadow.Meadow;
        if (isWanted) setMeadow(() => Fetched);
      },
      // A page without its meadow has all its words.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return <div className={styles.place}>{Meadow && <Meadow />}</div>;
}
