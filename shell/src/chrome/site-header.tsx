import { Icon, LanguageSwitch } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { Brand } from './brand';
import type { LayoutLook } from './layouts/look';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu';
import { SiteNav } from './site-nav';
import { WalletButton } from './wallet-button';

interface SiteHeaderProps {
  look: LayoutLook | undefined;
}

/** The head of every page whose layout has one: the product's name, the links to the areas, language and wallet. */
export function SiteHeader({ look }: SiteHeaderProps) {
  const t = useMessages();
  const Art = look?.HeaderArt;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <header className={styles.header} {...look?.header}>
        <div className={styles.bar}>
          <Brand />
          <div className={styles.wide}>
            <SiteNav shape="row" />
          </div>
          <div className={styles.end}>
            <div className={styles.wide}>
              <LanguageSwitch />
            </div>
            <WalletButton />
            <button
              type="button"
              className={styles.menu}
              aria-label={t('menu.title')}
              aria-haspopup="dialog"
              onClick={() => setIsMenuOpen(true)}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
        {Art && <Art />}
      </header>
      {isMenuOpen && <SiteMenu onClose={() => setIsMenuOpen(false)} />}
    </>
  );
}
