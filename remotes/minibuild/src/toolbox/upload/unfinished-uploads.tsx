import { IconButton } from '@rainbow-rabbit/parts/fields';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages';
import { dataRootOf, type KeptUpload, type KeptUploads } from './kept-uploads';
import styles from './upload.module.css';

/** The uploads that were begun in this browser and are not complete. */
export function UnfinishedUploads({ kept }: { kept: KeptUploads }) {
  const t = useMessages();
  const list = useSyncExternalStore(kept.subscribe, kept.list);
  if (list.length === 0) return null;
  const nameOf = ({ name }: KeptUpload) => name || t('data.text');
  const forget = ({ currentTarget }: MouseEvent, upload: KeptUpload) => {
    const form = currentTarget.closest('form');
    kept.forget(dataRootOf(upload));
    // The focused button is removed together with its line.
    form?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Notice title={t('unfinished.title')}>
      <p>{t('unfinished.text')}</p>
      <ul className={styles.unfinished}>
        {list.map((upload) => (
          <li key={dataRootOf(upload)} className={styles.one}>
            <span className={styles.name}>
              {nameOf(upload)}
              <br />
              {t('parts', { done: upload.state.uploadedChunks, count: upload.totalChunks })}
            </span>
            <IconButton
              icon="close"
              label={t('unfinished.forget', { name: nameOf(upload) })}
              onClick={(event) => forget(event, upload)}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
