import { useEffect, useState } from 'react';
import type { City } from '../cities/cities';
import { artOf } from './arts';
import styles from './skyline.module.css';
import type { SkylineArt } from './skyline-art';

/**
 * A city's skyline, which is decoration. Its place is kept free from the start; the drawing comes when it is there, and a
 * drawing that can't be fetched leaves the sky.
 */
export function CitySkyline({ city }: { city: Pick<City, 'slug' | 'skyline'> }) {
  const { slug, skyline } = city;
  const [drawn, setDrawn] = useState<{ slug: string; art: SkylineArt }>();
  useEffect(() => {
    let isShown = true;
    artOf({ slug, ...(skyline && { skyline }) }).then(
      (art) => isShown && setDrawn({ slug, art }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [slug, skyline]);
  return (
    <div className={styles.skyline} aria-hidden="true">
      {drawn?.slug === slug && (
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
