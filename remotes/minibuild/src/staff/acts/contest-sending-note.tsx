import { SendingNote, type SendingWords } from '@rainbow-rabbit/parts/console/acts';
import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { useMiniBuildErrorText } from '../../messages';
import { Row } from '../stack';
import { useContestStaffMessages } from '../staff-messages';

/** Returns the words of a message's way to the ledger. */
export function useSendingWords(): SendingWords {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  return {
    stage: (stage) => (
      <Row>
        <Spinner />
        {t(`staff.act.${stage}`)}
      </Row>
    ),
    refused: t('staff.act.refused'),
    unknown: t('staff.act.unknown'),
    unknownText: t('staff.act.unknown-text'),
    errorText,
  };
}

/** The state of a message that was sent, or was not, in words. */
export function ContestSendingNote({ state }: { state: SendingState }) {
  return <SendingNote state={state} words={useSendingWords()} />;
}
