import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { useIsWhiteRabbit } from '../role/use-is-white-rabbit';
import { useAnswerStore } from './answer-store';
import type { OwnAnswer } from './domain/answer-schema';
import { KeyForm } from './key-form';
import { UnsentAnswer } from './unsent-answer';
import { useSendingAnswer } from './use-sending-answer';

/**
 * From the words of a key to its answer: a right key is kept first, then the wallet asks for the one approval. The White Rabbit's
 * phone sends none: the event lets nobody win who got the key on a card.
 */
export function Answering({ event, isFound }: { event: EventInfo; isFound: boolean }) {
  const t = useMessages();
  const store = useAnswerStore();
  const sending = useSendingAnswer();
  const isWhiteRabbit = useIsWhiteRabbit();
  const [isOwnKey, setIsOwnKey] = useState(false);
  if (isFound) return <UnsentAnswer sending={sending} />;
  const keepAndSend = async (answer: OwnAnswer) => {
    if (await isWhiteRabbit()) return setIsOwnKey(true);
    store.write(answer);
    void sending.send();
  };
  if (!event.keyDigest) return null;
  return (
    <>
      <KeyForm keyDigest={event.keyDigest} onRight={(answer) => void keepAndSend(answer)} />
      {isOwnKey && <Notice title={t('question.own-key.title')}>{t('question.own-key.text')}</Notice>}
    </>
  );
}
