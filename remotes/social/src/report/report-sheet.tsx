import { FlagSheet } from '@rainbow-rabbit/parts/flags';
import {
  flagThing,
  maxReasonLength,
  type ProcessPlace,
  type ThingFlag,
} from '@rainbow-rabbit/processes/community/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMember } from '../community/use-member';
import { useMessages, useSocialErrorText } from '../messages';

interface ReportSheetProps extends Pick<ThingFlag, 'kind' | 'id'> {
  community: ProcessPlace;
  /** Names the thing. */
  title: string;
  onClose: () => void;
  onSent: () => void;
}

/** The sheet by which somebody reports a thing of the communities to their staff. */
export function ReportSheet({ community, kind, id, title, onClose, onSent }: ReportSheetProps) {
  const t = useMessages();
  const errorText = useSocialErrorText();
  const { openPopup } = useWallet();
  return (
    <FlagSheet
      title={t('report.of', { title })}
      maxReasonLength={maxReasonLength}
      signer={useMember()?.signer}
      withoutSigner={
        <Notice action={<Button onClick={openPopup}>{t('page.propose.connect')}</Button>}>
          {t('error.admission.needed')}
        </Notice>
      }
      send={(reason, options) => flagThing(community, { kind, id, reason }, options)}
      errorText={errorText}
      onClose={onClose}
      onSent={onSent}
    />
  );
}
