import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { type OwnAnswer, ownAnswerSchema } from './domain/answer-schema';

export type AnswerStore = KeptValue<OwnAnswer>;

/** The answer of one player of one event in this browser. */
function answerStore(process: string, address: string): AnswerStore {
  return keptValue(['game', process, address, 'answer'], ownAnswerSchema);
}

/** The own player's answer in this browser. */
export function useAnswerStore(): AnswerStore {
  const { process } = useGame().event;
  const { address } = useOwnRabbit();
  return useMemo(() => answerStore(process, address), [process, address]);
}
