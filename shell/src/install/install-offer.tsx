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

/** The event of browsers that can install the app. The boot script keeps it before it is heard here. */
const browsersOffer = 'beforeinstallprompt';

/** Offers to install the app, or says how to, until the person answers: then never again in this browser. */
export function InstallOffer() {
  const t = useMessages();
  const [way, setWay] = useState<InstallWay>();
  useEffect(() => {
    let isGone = false;
    const look = () => {
      Promise.all([installWay(), addCatalogues('shell', texts)]).then(
        ([found]) => isGone || setWay(found),
        () => undefined,
      );
    };
    look();
    // The browser decides when the app may be installed: that may be while the rainbow is on the screen.
    window.addEventListener(browsersOffer, look);
    return () => {
      isGone = true;
      window.removeEventListener(browsersOffer, look);
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
      <div className={styles.head}>
        <img src="icon.svg" width={52} height={52} alt="" />
        <div>
          <h3 id="install-title">{t('install.title')}</h3>
          <p>{t('install.text')}</p>
        </div>
      </div>
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
