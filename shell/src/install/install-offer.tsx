import { addCatalogues, cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import styles from './install-offer.module.css';
import { askToInstall, endOffer, type InstallWay, installWay } from './install-way';

/** The texts travel with the offer, so that it is whole at once. */
const texts = cataloguesFrom(
  (code) => import(/* webpackMode: "eager" */ `../../locales/install/${code}.json`),
);

/** Offers to install the app, or says how to, until the person answers: then never again in this browser. */
export function InstallOffer() {
  const t = useMessages();
  const [way, setWay] = useState<InstallWay>();
  useEffect(() => {
    let isGone = false;
    Promise.all([installWay(), addCatalogues('shell', texts)]).then(
      ([found]) => isGone || setWay(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!way) return null;
  const end = () => {
    endOffer();
    setWay(undefined);
  };
  const install = () => void askToInstall().then(end, end);
  return (
    <section className={styles.offer} aria-labelledby="install-title">
      <h3 id="install-title">{t('install.title')}</h3>
      <p>{t('install.text')}</p>
      {way === 'by-hand' && <p>{t('install.by-hand')}</p>}
      <div className={styles.choices}>
        {way === 'prompt' && <Button onClick={install}>{t('install.accept')}</Button>}
        <Button variant="secondary" onClick={end}>
          {t(way === 'prompt' ? 'install.never' : 'install.close')}
        </Button>
      </div>
    </section>
  );
}
