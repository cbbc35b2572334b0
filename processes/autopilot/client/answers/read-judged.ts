import { type EventInfo, openRoles, readAnswers } from '../../../rabbit/client';
import { allActs, allRows } from '../all-rows';
import { currentKey } from '../event-keys';
import type { SecretPlace } from '../secret-place';
import { checkAnswers, type JudgedAnswers } from './check-answers';

/** The event's key, and the answers as it distinguishes them. */
export interface JudgedEvent {
  key: Uint8Array;
  answers: JudgedAnswers;
}

/** Reads all answers, and compares them with the event's key. @throws AppError of the reads, and of `currentKey` */
export async function readJudgedEvent(event: SecretPlace & { info: EventInfo }): Promise<JudgedEvent> {
  const { rabbit, info } = event;
  const { process } = rabbit;
  const { key } = await currentKey(event);
  const [rows, log] = await Promise.all([allRows(readAnswers, rabbit), allActs(rabbit)]);
  const { draw, frozen } = info;
  const roles = draw && frozen && openRoles({ process, key, commitment: draw.commitment, frozen, log });
  return { key, answers: checkAnswers(rows, { process, key, holders: roles?.holders }) };
}
