import { useStoredPicture } from '@rainbow-rabbit/parts/pictures';
import { use } from 'react';
import { useMessages } from '../messages';
import type { StoredPicture } from './domain/safe-address';
import { LocalPictures } from './local-pictures';
import styles from './page-content.module.css';

interface StoredImageProps {
  picture: StoredPicture;
  alt: string;
}

/** A picture of the storage network, fetched as it comes near. Its place is kept free, so nothing jumps. */
export function StoredImage({ picture: { id, width, height }, alt }: StoredImageProps) {
  const t = useMessages();
  const shown = useStoredPicture(id, use(LocalPictures).get(id));
  if (!shown) {
    return (
      <span className={styles.missing}>
        {alt ? t('page.picture-missing', { alt }) : t('page.picture-gone')}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      {...shown}
      alt={alt}
      width={width}
      height={height}
      data-sized={width !== undefined || undefined}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
