import { Button } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages';
import { codeInLink, keepLinkedCode, linkedCode } from '../wallet-popup/hand-over/linked-code';
import { TextPage } from './texts/text-page';

/**
 * Takes the code that brought the visitor here out of the address, so that a reload ends its exchange, and opens the wallet popup for it.
 * The popup comes after that: a dialog closes when the history moves below it.
 */
function useLinkedCode(openPopup: () => void): void {
  const [search, setSearch] = useSearchParams();
  const code = codeInLink(`?${search}`);
  useEffect(() => {
    if (code) {
      keepLinkedCode(code);
      setSearch({}, { replace: true });
    } else if (linkedCode()) openPopup();
  }, [code, openPopup, setSearch]);
}

/** The page that explains wallets, to which the code of a wallet on another phone leads, too. */
export function WalletPage() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  useLinkedCode(openPopup);
  return (
    <TextPage page="wallet">
      {state.status === 'disconnected' && (
        <Button wide onClick={openPopup}>
          {t('wallet.connect')}
        </Button>
      )}
    </TextPage>
  );
}
