import { changeLocale, isLocale, locales, useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, ButtonLink, Dialog, Icon } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './game-menu.module.css';

/** The menu: about the game, the leaderboard, the keyfile, the wallet, the language. */
export function GameMenu({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const pathTo = usePaths();
  const { code } = useLocale();
  const { state, openPopup } = useWallet();
  const showWallet = () => {
    onClose();
    openPopup();
  };
  return (
    <Dialog title={t('menu.title')} onClose={onClose} sheet>
      <nav className={styles.list} aria-label={t('menu.title')}>
        <ButtonLink to={pathTo('about')} variant="secondary" wide onClick={onClose}>
          <Icon name="info" /> {t('menu.about')}
        </ButtonLink>
        <ButtonLink to={pathTo('leaderboard')} variant="secondary" wide onClick={onClose}>
          <Icon name="trophy" /> {t('tab.leaderboard')}
        </ButtonLink>
        {state.status === 'connected' && descriptorOf(state.method).capabilities.savesKeyfile && (
          <ButtonLink to={pathTo('keyfile')} variant="secondary" wide onClick={onClose}>
            <Icon name="download" /> {t('menu.keyfile')}
          </ButtonLink>
        )}
        {state.status === 'connected' && (
          <Button variant="secondary" wide onClick={showWallet}>
            <Icon name="wallet" /> {t('menu.wallet')}
          </Button>
        )}
      </nav>
      <label className={styles.language}>
        <span className={styles.label}>
          <Icon name="globe" /> {t('menu.language')}
        </span>
        <select
          className={styles.select}
          value={code}
          onChange={({ target }) => isLocale(target.value) && changeLocale(target.value)}
        >
          {locales.map((locale) => (
            <option key={locale.code} value={locale.code} lang={locale.iso}>
              {locale.name}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}
