import { addCatalogues, cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../messages';
import styles from './update-notice.module.css';

/** The texts travel with the notice: by the time it is shown, the server may have those of another build only. */
const texts = cataloguesFrom(
  (code) => import(/* webpackMode: "eager" */ `../../locales/updates/${code}.json`),
);

interface UpdateNoticeProps {
  text: 'updates.ready' | 'updates.none';
  /** Loads the newer build; absent when there is no newer build. */
  onLoad?: () => void;
  /** Takes the notice away. */
  onLater: () => void;
}

/** A strip above the page, in its flow, so that it lies over nothing: the person goes on as before, or loads the newer build. */
export function UpdateNotice({ text, onLoad, onLater }: UpdateNoticeProps) {
  const t = useMessages();
  const [strip] = useState(() => document.createElement('div'));
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    addCatalogues('shell', texts).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    document.body.prepend(strip);
    return () => strip.remove();
  }, [strip]);
  if (!hasTexts) return null;
  return createPortal(
    <aside className={styles.strip} aria-label={t('updates.label')}>
      <p role="status">{t(text)}</p>
      <div className={styles.choices}>
        {onLoad && <Button onClick={onLoad}>{t('updates.load')}</Button>}
        <Button variant="secondary" onClick={onLater}>
          {t(onLoad ? 'updates.later' : 'updates.close')}
        </Button>
      </div>
    </aside>,
    strip,
  );
}
