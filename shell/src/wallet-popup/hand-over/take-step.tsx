import { useNetwork } from '@rainbow-rabbit/shared/network';
import { openRoomLink } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../../messages';
import { FoundKeyView, useKeyfileImport } from '../keyfile-import';
import { ExchangeStep } from './exchange-step';
import { takeWallet } from './take-wallet';
import { type ExchangeScene, useExchange } from './use-exchange';

interface TakeStepProps {
  code: string;
  onLeave: () => void;
}

/** Takes a wallet over by a code, and stores it as an import does: nothing that is here is replaced without being named. */
export function TakeStep({ code, onLeave }: TakeStepProps) {
  const t = useMessages();
  const network = useNetwork();
  const { state, find, store } = useKeyfileImport(onLeave);

  const run = ({ signal, agree }: ExchangeScene) =>
    find(async (importer) =>
      takeWallet({
        openLink: await openRoomLink(network),
        code,
        agree,
        read: (text) => importer.read(new Blob([text])),
        signal,
      }),
    );
  const { view } = useExchange(run);

  if (state.step === 'found') {
    return (
      <FoundKeyView found={state} onStore={(change) => store(state, change)} lead={t('receive.found')} />
    );
  }
  if (view.step === 'code' || view.step === 'done') return null;
  return <ExchangeStep view={view} opening={t('receive.joining')} onLeave={onLeave} />;
}
