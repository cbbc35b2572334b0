import { Dialog, LanguageSwitch, ThemeSwitch } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './site-header.module.css';
import { SiteNav } from './site-nav';

/** On small screens, the links and choices for which the header has no room. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={t('menu.title')} onClose={onClose} sheet>
      <SiteNav shape="list" onFollow={onClose} />
      <div className={styles.choices}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}
