import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMember } from '../community/use-member';
import { useMessages } from '../messages';
import { type EditedCity, OpenEditor } from './open-editor';
import { useAskedEvent } from './use-asked-event';

/**
 * The button of everybody with a wallet but the city's organisers, who have the whole editor, to propose an event to the city. An address
 * that asks for it opens the form, also theirs, and asks for a wallet where none is connected.
 */
export function ProposeEvent({ edited }: { edited: EditedCity }) {
  const t = useMessages();
  const address = useMember()?.address;
  const asked = useAskedEvent();
  if (!address) return asked && <WalletNeeded />;
  if (!asked && edited.organisers.includes(address)) return null;
  return (
    <OpenEditor edited={edited} part="events" asked={asked}>
      {t('page.propose')}
    </OpenEditor>
  );
}

function WalletNeeded() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  if (state.status !== 'disconnected') return null;
  return (
    <Notice action={<Button onClick={openPopup}>{t('page.propose.connect')}</Button>}>
      {t('page.propose.needs-wallet')}
    </Notice>
  );
}
