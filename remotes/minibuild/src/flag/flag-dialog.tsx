import { FlagSheet } from '@rainbow-rabbit/parts/flags';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { flagEntry, maxReasonLength, type ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages, useMiniBuildErrorText } from '../messages';

interface FlagDialogProps {
  place: ProcessPlace;
  entry: number;
  /** Number of the comment on it that is flagged. */
  comment?: number;
  /** Number of its team, whose name is flagged. */
  team?: number;
  title: string;
  onClose: () => void;
  onSent: () => void;
}

/** The sheet by which somebody flags an entry, a comment on it, or the name of its team. */
export function FlagDialog({ place, entry, comment, team, title, onClose, onSent }: FlagDialogProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const participant = useConnectedSigner();
  const { openPopup } = useWallet();
  return (
    <FlagSheet
      title={title}
      maxReasonLength={maxReasonLength}
      signer={participant?.signer}
      withoutSigner={
        <Notice action={<Button onClick={openPopup}>{t('vote.connect')}</Button>}>
          {t('entry.flag.who')}
        </Notice>
      }
      send={(reason, options) =>
        flagEntry(
          place,
          { entry, ...(comment !== undefined && { comment }), ...(team !== undefined && { team }), reason },
          options,
        )
      }
      errorText={errorText}
      onClose={onClose}
      onSent={onSent}
    />
  );
}
