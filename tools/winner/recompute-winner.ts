import { defaultClaimWindowMs, defaultSettleWindowMs } from '@rainbow-rabbit/processes/rabbit/client';
import {
  bytesOfText,
  chainOfSlot,
  digest,
  judgedUntil,
  newChain,
  proveToken,
  type RabbitChain,
  slotAt,
} from './event-chains';
import { ProcessClock } from './ledger-clock';
import type { EventLog, EventLogEntry } from './log-entry';
import { recomputeDraw } from './recompute-draw';

const colours = 7;
const colourNames = ['green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet'];
const maxPending = 3;

interface LoggedPlayer {
  address: string;
  banned: boolean;
  chains: RabbitChain[];
}

interface LoggedClaim {
  scanner: number;
  rabbit: number;
  slot: number;
  claim: Buffer;
  chain: RabbitChain | undefined;
  status: 'pending' | 'confirmed' | 'void' | 'struck' | 'dropped';
  /** True when the token was disclosed too late to bear on an answer. */
  late: boolean;
}

interface LoggedAnswer {
  rabbit: number;
  answer: Buffer;
  /** Claims of the event before it. */
  before: number;
  time: number;
  block: number;
}

/** The outcome of an event, recomputed. */
export interface RecomputedWinner {
  /** Absent while the key is secret, or the answers are being judged. */
  winner?: { rabbit: number; address: string; at: number; block: number };
  /** Answers to the last question. */
  answers: number;
  /** Times that the owner replaced the code of the process. */
  codeChanges: number;
  /** Places where the unit's replies contradict the rules. */
  contradictions: string[];
}

/**
 * Finds the winner of an event anew, from its public log alone and without the process's code, of which only the lengths of its windows
 * are known here. Which messages the process refused is taken from the log; tokens, claims, answers and verdicts are computed here. A
 * message that its sender did not sign counts for nothing.
 */
export function recomputeWinner(log: EventLog): RecomputedWinner {
  const { editions } = recomputeDraw(log);
  const excluded = editions.flatMap(({ whiteRabbit, isExcluded }) => (isExcluded ? [whiteRabbit] : []));
  const game = new LoggedGame(bytesOfText(log.process), new Set(excluded));
  for (const entry of log.entries) game.take(entry);
  return game.outcome();
}

class LoggedGame {
  readonly #process: Buffer;
  /** Players who got the revealed key in an envelope. */
  readonly #excluded: ReadonlySet<number | undefined>;
  readonly #clock = new ProcessClock();
  readonly #players: LoggedPlayer[] = [];
  readonly #claims: LoggedClaim[] = [];
  /** The scans of printed badges, which the staff settle by their place here. */
  readonly #printed: LoggedClaim[] = [];
  readonly #disputed: (LoggedClaim | undefined)[] = [];
  readonly #contradictions: string[] = [];
  #answers: LoggedAnswer[] = [];
  #keyDigest: Buffer | undefined;
  #key: Buffer | undefined;
  #winner: LoggedAnswer | undefined;
  #claimWindowMs: number = defaultClaimWindowMs;
  #settleWindowMs: number = defaultSettleWindowMs;
  #codeChanges = 0;
  #place = -1;

  constructor(process: Buffer, excluded: ReadonlySet<number | undefined>) {
    this.#process = process;
    this.#excluded = excluded;
  }

  take(entry: EventLogEntry): void {
    this.#place += 1;
    if (entry.forgery !== undefined) {
      // a refused message changes nothing, whoever sent it
      if (entry.reply) this.#contradict(`a message was taken though ${entry.forgery}.`);
      return;
    }
    if (entry.action === 'Eval' && entry.reply) this.#codeChanges += 1;
    if (entry.action === 'Eval' || !entry.reply) return;
    const now = this.#clock.timeOf(entry.time);
    const certain = this.#clock.certainTimeAt(now);
    this.#judge(certain);
    this.#apply(entry, entry.reply, now, certain);
    this.#clock.accept(now);
  }

  outcome(): RecomputedWinner {
    // a read after the last message sees what that one's time decides
    this.#judge(this.#clock.certainTimeAt(Number.POSITIVE_INFINITY));
    const won = this.#winner;
    return {
      winner: won && {
        rabbit: won.rabbit,
        address: this.#player(won.rabbit).address,
        at: won.time,
        block: won.block,
      },
      answers: this.#answers.length,
      codeChanges: this.#codeChanges,
      contradictions: this.#contradictions,
    };
  }

  #apply(entry: EventLogEntry, reply: Readonly<Record<string, unknown>>, now: number, certain: number): void {
    const { action, data, from } = entry;
    const sender = this.#players.findLastIndex(({ address }) => address === from) + 1;
    if (action === 'Register') this.#register(entry, reply, now);
    if (action === 'Rekey') this.#addChain(sender, data, now);
    if (action === 'Scan') this.#scan(sender, data);
    if (action === 'ScanPrinted') this.#scanPrinted(sender, data, now);
    if (action === 'Answer') this.#answer(sender, data, now, entry.block);
    if (action === 'Scan' || action === 'Answer' || action === 'Disclose')
      this.#disclose(data, reply, certain);
    if (action === 'Reveal') this.#reveal(data, certain);
    if (action === 'Dispute') this.#dispute(sender, data);
    this.#applyAct(action, data, certain);
  }

  #applyAct(action: string, data: Readonly<Record<string, unknown>>, certain: number): void {
    if (action === 'Configure') this.#configure(data);
    if (action === 'Draw') this.#configure({ keyDigest: data.keyDigest });
    if (action === 'Ban' || action === 'Remove') this.#player(Number(data.rabbit)).banned = true;
    if (action === 'Unban') this.#player(Number(data.rabbit)).banned = false;
    if (action === 'Strike') this.#strike(data);
    if (action === 'SettlePrinted') this.#settlePrinted(data, certain);
    if (action === 'Resolve' && data.outcome === 'strike')
      strikeOne(this.#disputed[Number(data.dispute) - 1]);
  }

  #player(rabbit: number): LoggedPlayer {
    const player = this.#players[rabbit - 1];
    if (!player)
      throw new Error(`Message ${this.#place} of the log names rabbit ${rabbit}, which nobody has.`);
    return player;
  }

  #contradict(text: string): void {
    this.#contradictions.push(`Message ${this.#place}: ${text}`);
  }

  #register({ from, data }: EventLogEntry, reply: Readonly<Record<string, unknown>>, now: number): void {
    this.#players.push({ address: from, banned: false, chains: [] });
    if (reply.rabbit !== this.#players.length)
      this.#contradict(`another number than ${this.#players.length}.`);
    this.#addChain(this.#players.length, data, now);
  }

  #addChain(rabbit: number, data: Readonly<Record<string, unknown>>, now: number): void {
    const { chains } = this.#player(rabbit);
    chains.push(newChain(data, chains, now));
  }

  #scan(scanner: number, data: Readonly<Record<string, unknown>>): void {
    const [rabbit, slot] = [Number(data.rabbit), Number(data.slot)];
    this.#add(scanner, rabbit, slot, bytesOfText(data.claim), chainOfSlot(this.#player(rabbit).chains, slot));
  }

  #scanPrinted(scanner: number, data: Readonly<Record<string, unknown>>, now: number): void {
    this.#printed.push(
      this.#add(scanner, Number(data.rabbit), slotAt(now), bytesOfText(data.claim), undefined),
    );
  }

  /** Adds a pending claim; of too many of a colour the oldest gives way. */
  #add(
    scanner: number,
    rabbit: number,
    slot: number,
    claim: Buffer,
    chain: RabbitChain | undefined,
  ): LoggedClaim {
    if (this.#isJudging()) this.#contradict('a scan was taken after the reveal.');
    const added: LoggedClaim = { scanner, rabbit, slot, claim, chain, status: 'pending', late: false };
    this.#claims.push(added);
    const pending = this.#claims.filter(
      (one) =>
        one.scanner === scanner && one.status === 'pending' && colourOf(one.rabbit) === colourOf(rabbit),
    );
    const [oldest] = pending;
    if (oldest && pending.length > maxPending) oldest.status = 'dropped';
    return added;
  }

  #settlePrinted({ confirm, strike }: Readonly<Record<string, unknown>>, certain: number): void {
    for (const [list, status] of [
      [confirm, 'confirmed'],
      [strike, 'void'],
    ] as const) {
      for (const scan of Array.isArray(list) ? list : []) {
        const claim = this.#printed[scan - 1];
        if (claim?.status === 'pending') this.#settle(claim, status, certain);
      }
    }
  }

  #settle(claim: LoggedClaim, status: 'confirmed' | 'void', certain: number): void {
    claim.status = status;
    claim.late = this.#isJudging() && certain > this.#awaitedUntil(claim);
  }

  #dispute(player: number, { rabbit, slot }: Readonly<Record<string, unknown>>): void {
    const isMeant = (claim: LoggedClaim) =>
      claim.scanner === rabbit && claim.rabbit === player && claim.slot === slot && isHeld(claim);
    this.#disputed.push(this.#claims.findLast(isMeant));
  }

  #answer(rabbit: number, data: Readonly<Record<string, unknown>>, time: number, block: number): void {
    if (this.#key) this.#contradict('an answer was taken after the reveal.');
    const answer = bytesOfText(data.answer);
    if (this.#answers.some((one) => one.rabbit === rabbit && one.answer.equals(answer))) return;
    this.#answers.push({ rabbit, answer, before: this.#claims.length, time, block });
  }

  #disclose(
    data: Readonly<Record<string, unknown>>,
    reply: Readonly<Record<string, unknown>>,
    certain: number,
  ): void {
    const outcomes = Array.isArray(reply.disclosed) ? reply.disclosed : [];
    const sent = Array.isArray(data.disclosures) ? data.disclosures : [];
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.ok) this.#prove(sent[index], certain);
    }
  }

  #prove(sent: { rabbit: number; slot: number; token: string } | undefined, certain: number): void {
    if (!sent) {
      this.#contradict('a token is settled that nobody sent.');
      return;
    }
    const { rabbit, slot, token } = sent;
    const { address, chains } = this.#player(rabbit);
    const proof = proveToken(chains, bytesOfText(address), slot, bytesOfText(token));
    if (!proof) {
      const isSettled = chains.some((chain) => slot > chain.after && slot <= chain.slot);
      if (!isSettled)
        this.#contradict(`the token of rabbit ${rabbit} in slot ${slot} is none of its chains.`);
      return;
    }
    proof.chain.slot = slot;
    proof.chain.value = bytesOfText(token);
    for (const claim of this.#claims) {
      const shown = claim.chain === proof.chain && proof.tokens.get(claim.slot);
      if (claim.status !== 'pending' || !shown) continue;
      this.#settle(claim, this.#isHonest(claim, shown) ? 'confirmed' : 'void', certain);
    }
  }

  #isHonest({ scanner, rabbit, slot, claim }: LoggedClaim, token: Buffer): boolean {
    const numbers = Buffer.alloc(6);
    numbers.writeUInt16BE(rabbit);
    numbers.writeUInt32BE(slot, 2);
    const address = bytesOfText(this.#player(scanner).address);
    return digest('rr1s', this.#process, numbers, token, address).equals(claim);
  }

  #strike(data: Readonly<Record<string, unknown>>): void {
    const colour = colourNames.indexOf(String(data.colour));
    for (const claim of this.#claims) {
      if (claim.scanner === data.rabbit && colourOf(claim.rabbit) === colour) strikeOne(claim);
    }
  }

  #configure({ claimWindowMs, settleWindowMs, keyDigest }: Readonly<Record<string, unknown>>): void {
    this.#claimWindowMs = Number(claimWindowMs ?? this.#claimWindowMs);
    this.#settleWindowMs = Number(settleWindowMs ?? this.#settleWindowMs);
    if (keyDigest === undefined) return;
    const mayWin = this.#answers.some(({ rabbit }) => !this.#player(rabbit).banned);
    if (this.#key || mayWin) this.#contradict('the key of given answers changed.');
    this.#keyDigest = bytesOfText(keyDigest);
    this.#answers = [];
  }

  #reveal({ key, rabbit }: Readonly<Record<string, unknown>>, certain: number): void {
    const bytes = bytesOfText(key);
    if (!(this.#keyDigest && digest('', bytes).equals(this.#keyDigest)))
      this.#contradict('this is not the key.');
    this.#key = bytes;
    const stands = (answer: LoggedAnswer) =>
      answer.rabbit === rabbit && this.#verdictOn(answer, certain) === 'stands';
    if (!this.#answers.some(stands))
      this.#contradict('a key was revealed of a player who had not won with it.');
  }

  #isJudging(): boolean {
    return this.#key !== undefined && this.#winner === undefined;
  }

  #awaitedUntil({ slot }: LoggedClaim): number {
    return judgedUntil(slot, this.#claimWindowMs, this.#settleWindowMs);
  }

  /** Judges the answers in their order at a time that the ledger has certainly reached, as far as they can be judged. */
  #judge(certain: number): void {
    if (!this.#isJudging()) return;
    for (const answer of this.#answers) {
      const verdict = this.#verdictOn(answer, certain);
      if (verdict === 'waits') return;
      if (verdict === 'stands') {
        this.#winner = answer;
        return;
      }
    }
  }

  #verdictOn({ rabbit, answer, before }: LoggedAnswer, certain: number): 'stands' | 'falls' | 'waits' {
    const { address, banned } = this.#player(rabbit);
    const right = digest('rr1a', this.#process, this.#key ?? Buffer.alloc(0), bytesOfText(address));
    if (banned || this.#excluded.has(rabbit) || !right.equals(answer)) return 'falls';
    const own = this.#claims.slice(0, before).filter((claim) => claim.scanner === rabbit && !claim.late);
    const verdicts = Array.from({ length: colours }, (_, colour) => {
      const ofColour = own.filter(
        (claim) => colourOf(claim.rabbit) === colour && !this.#player(claim.rabbit).banned,
      );
      if (ofColour.some(({ status }) => status === 'confirmed')) return 'stands';
      const isAwaited = (claim: LoggedClaim) =>
        claim.status === 'pending' && certain <= this.#awaitedUntil(claim);
      return ofColour.some(isAwaited) ? 'waits' : 'falls';
    });
    if (verdicts.includes('falls')) return 'falls';
    return verdicts.includes('waits') ? 'waits' : 'stands';
  }
}

const colourOf = (rabbit: number) => (rabbit - 1) % colours;

/** Returns true for a claim that counts, or may count still. */
const isHeld = ({ status }: LoggedClaim) => status === 'pending' || status === 'confirmed';

function strikeOne(claim: LoggedClaim | undefined): void {
  if (claim && isHeld(claim)) claim.status = 'struck';
}
