import { type SendStage, stagesTo } from '@rainbow-rabbit/processes/common/client';
import { useCallback, useState } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { useAnswerStore } from './answer-store';
import { type AnswerOutcome, postAnswer } from './post-answer';
import { revealAnswer } from './reveal-answer';

export type SendingAnswer = ReturnType<typeof useSendingAnswer>;

/** Sends the kept answer, or reveals its key, after a tap of the player: the wallet may ask. */
export function useSendingAnswer() {
  const { client, me, info } = useGame();
  const { address, signer } = usePlayer();
  const store = useAnswerStore();
  const [stage, setStage] = useState<SendStage>();
  const [outcome, setOutcome] = useState<AnswerOutcome>();

  const send = useCallback(async () => {
    setOutcome(undefined);
    setStage('sending');
    const end = await postAnswer({ client, address, store, signer, onState: stagesTo(setStage) });
    setStage(undefined);
    setOutcome(end);
    void me.refresh();
  }, [client, address, signer, store, me.refresh]);

  const reveal = useCallback(async () => {
    await revealAnswer({ client, address, store, signer, onState: stagesTo(setStage) });
    setStage(undefined);
    void info.refresh();
  }, [client, address, signer, store, info.refresh]);

  return { stage, outcome, send, reveal };
}
