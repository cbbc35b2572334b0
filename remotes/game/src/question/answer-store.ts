import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';
import { type OwnAnswer, ownAnswerSchema } from './domain/answer-schema';

export type AnswerStore = StoredValue<OwnAnswer>;

/** The answer of one player of one event in this browser. */
function answerStore(process: string, address: string): AnswerStore {
  return gameStorage([process, address, 'answer'], ownAnswerSchema);
}

/** The own player's answer in this browser. */
export function useAnswerStore(): AnswerStore {
  const { process } = useGame().event;
  const { address } = useOwnRabbit();
  return useMemo(() => answerStore(process, address), [process, address]);
}
