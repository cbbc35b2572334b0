import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useKeyfile } from './use-keyfile';

/** Reminds the owner of a wallet that lives only in this browser to save its keyfile, until that is done. */
export function KeyfileReminder() {
  const t = useMessages();
  const ofWallets = useSharedMessages();
  const pathTo = usePaths();
  const { isNeeded, isSaved } = useKeyfile();
  if (!isNeeded || isSaved) return null;
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
      {ofWallets('wallet.backup.text')}
    </Notice>
  );
}
