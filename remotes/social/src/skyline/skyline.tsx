import { useEffect, useState } from 'react';
import type { CitySlug } from '../cities/cities';
import { arts } from './arts';
import styles from './skyline.module.css';
import type { SkylineArt } from './skyline-art';

/**
 * A city's skyline, which is decoration. Its place is kept free from the start; the drawing comes when it is there, and a
 * drawing that can't be fetched leaves the sky.
 */
export function CitySkyline({ city }: { city: CitySlug }) {
  const [drawn, setDrawn] = useState<{ city: CitySlug; art: SkylineArt }>();
  useEffect(() => {
    let isShown = true;
    arts[city]().then(
      (art) => isShown && setDrawn({ city, art }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [city]);
  return (
    <div className={styles.skyline} aria-hidden="true">
      {drawn?.city === city && (
        <svg
          className={styles.drawing}
          viewBox="0 0 800 260"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          {drawn.art.map(([sheet, path]) => (
            <path key={path} className={styles[sheet]} d={path} />
          ))}
        </svg>
      )}
    </div>
  );
}
