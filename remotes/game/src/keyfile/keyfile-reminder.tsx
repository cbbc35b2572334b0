import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { forgetsUnusedSites } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { usePlayer } from '../session/player-context';
import { useKeyfile } from './use-keyfile';

/**
 * Reminds a player whose wallet lives only in this browser to save its keyfile, until that is done. It comes with the
 * first colour: before that there is little to lose, and the first scan goes before. In a browser that forgets it soon, it comes at once.
 */
export function KeyfileReminder() {
  const t = useMessages();
  const ofWallets = useSharedMessages();
  const pathTo = usePaths();
  const { collected } = usePlayer().player;
  const { isNeeded, isSaved } = useKeyfile();
  const isForgotten = forgetsUnusedSites();
  if (!isNeeded || isSaved || (collected.length === 0 && !isForgotten)) return null;
  return (
    <Notice
      tone="warning"
      title={ofWallets('wallet.backup.title')}
      action={
        <ButtonLink to={pathTo('keyfile')} variant="secondary">
          {t('keyfile.reminder.action')}
        </ButtonLink>
      }
    >
      {ofWallets(isForgotten ? 'wallet.backup.seven-days' : 'wallet.backup.text')}
    </Notice>
  );
}
