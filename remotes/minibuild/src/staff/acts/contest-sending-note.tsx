import { SendingNote, type SendingWords } from '@rainbow-rabbit/parts/console/acts';
import { Row } from '@rainbow-rabbit/parts/console/layout';
import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { useMiniBuildErrorText } from '../../messages';
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
    errorText,
  };
}

/** The state of a message that was sent, or was not, in words. */
export function ContestSendingNote({ state }: { state: SendingState }) {
  return <SendingNote state={state} words={useSendingWords()} />;
}
