import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { flagName, type NameFlag } from './flags';
import { askForKeepsake, readKeepsakes } from './keepsakes';
import {
  answerQuestion,
  askForNickname,
  type ChainRenewal,
  type Disclosure,
  discloseTokens,
  findRegistrationRefusal,
  type KeyReveal,
  type QuestionAnswer,
  type Registration,
  registerRabbit,
  rekeyRabbit,
  revealKey,
  type ScanClaim,
  scanRabbit,
  settleEvent,
} from './player-actions';
import type { RabbitId } from './rabbit-id';
import { type BoardRange, readEventInfo, readLeaderboard, readMe, readRabbit } from './reads';
import type { Keepsake } from './replies/keepsakes';
import {
  acknowledgeRole,
  disputeScan,
  type PrintedClaim,
  type RoleAcknowledgement,
  type ScanDispute,
  scanPrintedBadge,
} from './roles/role-actions';
import { readCatches } from './roles/role-reads';

/** The actions of players on one event. Failures are AppErrors: `RabbitErrorCode`, and those of the AO client. */
export type RabbitClient = ReturnType<typeof createRabbitClient>;

/** Binds the actions of players to the process of one event. */
export function createRabbitClient(ao: AoClient, process: ProcessId) {
  const rabbit = { ao, process };
  return {
    process,
    info: (options?: ProcessReadOptions) => readEventInfo(rabbit, options),
    me: (address: Address, options?: ProcessReadOptions) => readMe(rabbit, address, options),
    rabbit: (number: RabbitId, options?: ProcessReadOptions) => readRabbit(rabbit, number, options),
    leaderboard: (page: BoardRange, options?: ProcessReadOptions) => readLeaderboard(rabbit, page, options),
    catches: (page: Parameters<typeof readCatches>[1], options?: ProcessReadOptions) =>
      readCatches(rabbit, page, options),
    registrationRefusal: (data: Registration) => findRegistrationRefusal(rabbit, data),
    nickname: (nickname: string, options?: Pick<ProcessReadOptions, 'signal'>) =>
      askForNickname(rabbit, nickname, options),
    register: (data: Registration, options: ProcessSendOptions) => registerRabbit(rabbit, data, options),
    rekey: (data: ChainRenewal, options: ProcessSendOptions) => rekeyRabbit(rabbit, data, options),
    scan: (claim: ScanClaim, options: ProcessSendOptions) => scanRabbit(rabbit, claim, options),
    disclose: (
      disclosures: readonly Disclosure[],
      options: ProcessSendOptions & { acknowledgement?: RoleAcknowledgement },
    ) => discloseTokens(rabbit, disclosures, options),
    scanPrinted: (claim: PrintedClaim, options: ProcessSendOptions) =>
      scanPrintedBadge(rabbit, claim, options),
    acknowledge: (data: RoleAcknowledgement, options: ProcessSendOptions) =>
      acknowledgeRole(rabbit, data, options),
    dispute: (data: ScanDispute, options: ProcessSendOptions) => disputeScan(rabbit, data, options),
    flag: (data: NameFlag, options: ProcessSendOptions) => flagName(rabbit, data, options),
    keepsake: (kind: Keepsake['kind'], options: ProcessSendOptions) => askForKeepsake(rabbit, kind, options),
    keepsakes: (address: Address, options?: ProcessReadOptions) => readKeepsakes(rabbit, address, options),
    answer: (data: QuestionAnswer, options: ProcessSendOptions) => answerQuestion(rabbit, data, options),
    reveal: (data: KeyReveal, options: ProcessSendOptions) => revealKey(rabbit, data, options),
    settle: (options: ProcessSendOptions) => settleEvent(rabbit, options),
  };
}
