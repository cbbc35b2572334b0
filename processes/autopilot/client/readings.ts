import { type EventInfo, type RabbitId, readRabbit } from '../../rabbit/client';
import { mayWin } from '../../rabbit/client/domain';
import { readJudgedEvent } from './answers/read-judged';
import { type AnswersReading, needsAnother, type RoleReading } from './day-step.domain';
import { isOut } from './draw/domain/is-out';
import { roleAnswer } from './draw/domain/role-answer';
import { readRole } from './draw/read-role';
import type { SecretPlace } from './secret-place';

/** The event that is read. */
interface ReadingParams {
  place: SecretPlace;
  info: EventInfo;
  now: () => number;
}

/** Answers of so many players are asked about in one look. */
const maxAsked = 20;

/** Reads by the event's secret if the next edition is to have another White Rabbit. @throws AppError of `readRole` */
export async function readRoleNeed({ place, info, now }: ReadingParams): Promise<RoleReading> {
  const { facts, acknowledgements } = await readRole(place);
  const { edition, player, players, since, hasNext, isKeyNew } = facts;
  const answer = roleAnswer(acknowledgements, facts);
  const isAnother = needsAnother({ answer, isGone: !player || isOut(player), since }, info, now());
  // A ban after the last answer is to bring an edition, whoever is banned.
  const out = new Set(players.filter(isOut).map((one) => one.rabbit));
  const answered = acknowledgements.filter((given) => given.edition === edition && !out.has(given.rabbit));
  const isAnswered = answered.length >= (info.deal?.count ?? 0);
  return { at: now(), players: players.length, isAnswered, needsAnother: hasNext && isAnother, isKeyNew };
}

/** The answers as the event's key distinguishes them now. */
interface AnswersNow {
  reading: AnswersReading;
  key: Uint8Array;
  /** The first player whose answer would win. */
  standing: RabbitId | undefined;
}

/** Compares the answers with the event's key, and finds an answer whose reveal is taken. @throws AppError of the reads */
export async function readAnswersNow({ place, info, now }: ReadingParams): Promise<AnswersNow> {
  const { key, answers } = await readJudgedEvent({ ...place, info });
  const last = answers.right.at(-1);
  const { keyDigest = '' } = info;
  const base = { at: now(), count: info.answers, keyDigest, answeredAt: last?.at ?? 0 };
  for (const { rabbit, at } of answers.right.slice(0, maxAsked)) {
    const me = await readRabbit(place.rabbit, rabbit, { maxAgeMs: 0 });
    if (!me.registered || !mayWin(me, at)) continue;
    return { reading: { ...base, right: 'confirmed', answeredAt: at }, key, standing: rabbit };
  }
  return { reading: { ...base, right: last ? 'waiting' : 'none' }, key, standing: undefined };
}
