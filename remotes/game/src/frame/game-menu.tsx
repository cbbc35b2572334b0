import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Dialog, Icon, type IconName, LanguageSwitch, ThemeSwitch } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import styles from './game-menu.module.css';

interface Row {
  icon: IconName;
  label:
    | 'menu.about'
    | 'menu.question'
    | 'tab.leaderboard'
    | 'menu.telling'
    | 'menu.keyfile'
    | 'menu.wallet'
    | 'menu.front';
  /** The path that it leads to, or what it does. */
  leads: string | (() => void);
}

/** The menu: about the game, the leaderboard, the event's news, the key file, the wallet, the front page, the language and the colours. */
export function GameMenu({ onClose, onTell }: { onClose: () => void; onTell: () => void }) {
  const t = useMessages();
  const pathTo = usePaths();
  const hasTabs = useOwnRabbitIfAny() !== undefined;
  const event = valueOf(useGame().info.reading);
  const hasQuestion = event?.keyDigest !== undefined;
  const { state, openPopup } = useWallet();
  const isConnected = state.status === 'connected';
  const savesKeyfile = isConnected && descriptorOf(state.method).capabilities.savesKeyfile;
  const rows: (Row | false)[] = [
    { icon: 'info', label: 'menu.about', leads: pathTo('about') },
    // A player has it as a tab.
    !hasTabs && { icon: 'trophy', label: 'tab.leaderboard', leads: pathTo('leaderboard') },
    hasTabs && hasQuestion && { icon: 'key', label: 'menu.question', leads: pathTo('question') },
    event?.phase !== 'ended' && { icon: 'sound', label: 'menu.telling', leads: onTell },
    savesKeyfile && { icon: 'download', label: 'menu.keyfile', leads: pathTo('keyfile') },
    isConnected && { icon: 'wallet', label: 'menu.wallet', leads: openPopup },
    { icon: 'home', label: 'menu.front', leads: '/' },
  ];
  return (
    <Dialog title={t('menu.title')} onClose={onClose} sheet>
      <nav aria-label={t('menu.title')}>
        <ul className={styles.list}>
          {rows.map(
            (row) =>
              row && (
                <li key={row.label} className={styles.item}>
                  <MenuRow row={row} onFollow={onClose} />
                </li>
              ),
          )}
        </ul>
      </nav>
      <div className={styles.choices}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}

function MenuRow({ row: { icon, label, leads }, onFollow }: { row: Row; onFollow: () => void }) {
  const t = useMessages();
  const content = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{t(label)}</span>
    </>
  );
  if (typeof leads === 'string') {
    return (
      <Link className={styles.row} to={leads} onClick={onFollow}>
        {content}
      </Link>
    );
  }
  const act = () => {
    onFollow();
    leads();
  };
  return (
    <button type="button" className={styles.row} onClick={act}>
      {content}
    </button>
  );
}
