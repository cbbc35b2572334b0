import { Button, Icon, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../../messages';
import { BackToBot } from '../listed/back-to-bot';
import { useToolsMessages } from '../tools-messages';
import { OwnProcessList } from './own-process-list';

/** The processes that the connected wallet owns, found on the ledger by any phone. */
export function MinePage() {
  const first = useMessages();
  const t = useToolsMessages();
  const { state: wallet, openPopup } = useWallet();
  const isBusy = wallet.status === 'connecting';
  return (
    <Page title={first('title.mine')} intro={t('mine.intro')} width="narrow">
      {wallet.status === 'connected' ? (
        <OwnProcessList key={wallet.address} owner={wallet.address} />
      ) : (
        <Notice
          action={
            <Button onClick={openPopup} busy={isBusy && !wallet.isResuming}>
              <Icon name="wallet" />
              {t('mine.connect.act')}
            </Button>
          }
        >
          {t('mine.connect')}
        </Notice>
      )}
      <BackToBot />
    </Page>
  );
}
