import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAnswerStore } from './answer-store';
import type { OwnAnswer } from './domain/answer-schema';
import { KeyForm } from './key-form';
import { UnsentAnswer } from './unsent-answer';
import { useSendingAnswer } from './use-sending-answer';

/** From the words of a key to its answer: a right key is kept first, then the wallet asks for the one approval. */
export function Answering({ event, isFound }: { event: EventInfo; isFound: boolean }) {
  const store = useAnswerStore();
  const sending = useSendingAnswer();
  if (isFound) return <UnsentAnswer sending={sending} />;
  const keepAndSend = (answer: OwnAnswer) => {
    store.write(answer);
    void sending.send();
  };
  return event.keyDigest ? <KeyForm keyDigest={event.keyDigest} onRight={keepAndSend} /> : null;
}
