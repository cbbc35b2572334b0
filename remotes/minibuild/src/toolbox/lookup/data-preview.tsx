import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { BytesView } from '../facts/bytes-view';
import styles from './data-preview.module.css';
import { pictureKindOf } from './domain/picture-kind';

/** Data from the ledger: as a picture if it is one, and always as text or bytes. It is never run. */
export function DataPreview({ bytes }: { bytes: Uint8Array }) {
  const t = useMessages();
  const picture = usePicture(bytes);
  return (
    <>
      {picture && <img className={styles.picture} src={picture} alt={t('entry.picture')} />}
      <BytesView label={t('item.data')} bytes={bytes} />
    </>
  );
}

/** Returns an object URL for bytes that are a picture. */
function usePicture(bytes: Uint8Array): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const type = pictureKindOf(bytes);
    if (!type) return;
    const made = URL.createObjectURL(new Blob([bytes.slice()], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
