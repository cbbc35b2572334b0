import { addressOf } from '../../../processes/common/testing/addresses';
import type { Letter } from '../../../processes/common/testing/live-process';
import { owner, processId } from '../../../processes/common/testing/live-process';
import {
  type EventUnderTest,
  eventSettings,
  type TestPlayer,
} from '../../../processes/rabbit/testing/event-under-test';
import { TestDraw } from '../../../processes/rabbit/testing/test-draw';
import { testAnswer, testKey, testKeyDigest } from '../../../processes/rabbit/testing/test-key';
import type { EventLog, EventLogEntry } from '../log-entry';

/** The settle window of these events, short enough for a chain to last for some of them. */
export const testWindows = { settleWindowMs: 600_000 };

/** The outcome of an event as its process gives it. */
interface ProcessOutcome {
  reveal?: object;
  winner?: { rabbit: number; address: string; at: number; block: number };
  answers: number;
}

/** An event on the real process whose messages are kept as its public log has them. */
export class LoggedEvent {
  readonly entries: EventLogEntry[] = [];
  players: TestPlayer[] = [];

  private constructor(readonly event: EventUnderTest) {}

  /** Starts a running event with a key and players, whose rabbits have the colours in turn. */
  static async start(event: EventUnderTest, players: number): Promise<LoggedEvent> {
    const logged = await LoggedEvent.open(event);
    await logged.act('Start');
    await logged.join(players);
    return logged;
  }

  /** Opens an event with a key. @param draw data of the `Draw` before it */
  static async open(event: EventUnderTest, draw: object = new TestDraw().commit): Promise<LoggedEvent> {
    const logged = new LoggedEvent(event);
    await event.reset();
    await logged.act('Configure', {
      ...eventSettings,
      ...testWindows,
      keptScans: 7,
    });
    await logged.act('Draw', { ...draw, keyDigest: testKeyDigest });
    await logged.act('Open');
    return logged;
  }

  /** Registers players. */
  async join(players: number): Promise<void> {
    for (let number = 1; number <= players; number += 1) {
      const { data, chain, chainStart } = await this.event.registration(`Player ${number}`);
      const address = addressOf(`Player ${number}`);
      const rabbit = number as TestPlayer['rabbit'];
      await this.send(address, 'Register', data);
      this.players.push({ address, rabbit, chain, chainStart });
    }
  }

  /** Keeps the event as it is now. Returns a function that goes back to it, each time with a log of its own. */
  async keep(): Promise<() => Promise<LoggedEvent>> {
    const { event, players } = this;
    const { now, block } = event;
    const entries = [...this.entries];
    await event.live.evaluateLua('KeptEvent = ao.clone(RabbitState)');
    return async () => {
      await event.live.evaluateLua('RabbitState = ao.clone(KeptEvent)');
      event.now = now;
      event.block = block;
      const again = new LoggedEvent(event);
      again.players = players;
      again.entries.push(...entries);
      return again;
    };
  }

  /** The whole log so far. */
  get log(): EventLog {
    return { process: processId, entries: this.entries };
  }

  player(number: number): TestPlayer {
    return this.players[number - 1] as TestPlayer;
  }

  /** Sends a message, which may be refused. Returns true when it is accepted. */
  async send(from: string, action: string, data: object = {}): Promise<boolean> {
    const letter = this.event.letter(from, action, data);
    const outcome = await this.event.live.send(letter);
    if (!(outcome.ok || outcome.code)) throw new Error(outcome.error);
    this.entries.push(this.#entry(letter, outcome.ok ? (outcome.data as EventLogEntry['data']) : undefined));
    return outcome.ok;
  }

  act(action: string, data: object = {}): Promise<boolean> {
    return this.send(owner, action, { reason: 'because', ...data });
  }

  scan(scanner: number, rabbit: number, claim?: string): Promise<boolean> {
    const data = this.event.scanData(this.player(scanner), this.player(rabbit), { claim });
    return this.send(this.player(scanner).address, 'Scan', data);
  }

  answer(number: number, key = testKey): Promise<boolean> {
    const player = this.player(number);
    return this.send(player.address, 'Answer', { answer: testAnswer(player, key) });
  }

  reveal(rabbit: number): Promise<boolean> {
    return this.send(addressOf('anybody'), 'Reveal', { key: testKey, rabbit });
  }

  /** Sends messages until the judging has found the winner, or can't go on. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await this.send(owner, 'Settle');
  }

  outcome(): Promise<ProcessOutcome> {
    return this.event.read<ProcessOutcome>('Info');
  }

  #entry({ from, action, data, at, block }: Letter, reply: EventLogEntry['data'] | undefined): EventLogEntry {
    // undefined fields are absent from the JSON that was sent
    const sent = JSON.parse(JSON.stringify(data)) as EventLogEntry['data'];
    return { id: '', from, action, data: sent, time: at, block, reply };
  }
}
