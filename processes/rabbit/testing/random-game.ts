import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import type { AosTag } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { type Letter, owner } from '../../common/testing/live-process';
import { defaultClaimWindowMs, type RabbitId, rabbitColours } from '../client';
import { chainData, type EventUnderTest, eventSettings, type TestPlayer } from './event-under-test';

/**
 * Plays an event at random, though the same for the same seed: people register, scan, cheat, disclose, change phones,
 * staff interferes, time passes in small and large steps, and many messages are wrong in some way.
 */
export class RandomGame {
  /** Every claim that was made of a token, as `scanner rabbit slot`. */
  readonly honest = new Set<string>();
  /** Once for each phone they have had. */
  readonly players: TestPlayer[] = [];
  readonly #event: EventUnderTest;
  readonly #random: SeededRandom;
  readonly #joining = new Map<string, TestPlayer>();
  readonly #shown: { player: TestPlayer; slot: number }[] = [];
  readonly #opening: Letter[];

  constructor(event: EventUnderTest, seed: number) {
    this.#event = event;
    this.#random = seededRandom(seed);
    this.#opening = ['Configure', 'Open', 'Start'].map((action) =>
      event.letter(owner, action, { ...eventSettings, reason: 'because' }),
    );
  }

  /** The next message. */
  async next(): Promise<Letter> {
    const opening = this.#opening.shift();
    if (opening) return opening;
    this.#passTime();
    const make = this.#random.pick([
      () => this.#register(),
      () => this.#register(),
      ...Array.from({ length: 8 }, () => () => this.#scan()),
      ...Array.from({ length: 4 }, () => () => this.#disclose()),
      () => this.#rekey(),
      () => this.#act(),
      () => this.#act(),
      () => this.#nonsense(),
    ]);
    return make();
  }

  /** Takes note of a registration that succeeded. */
  registered(letter: Letter, rabbit: RabbitId): void {
    const joined = this.#joining.get(letter.from);
    if (joined) this.players.push({ ...joined, rabbit });
  }

  #passTime(): void {
    const { chance, upTo } = this.#random;
    if (chance(0.02)) this.#event.pass(upTo(40) * 60_000);
    else if (chance(0.3)) this.#event.pass(upTo(defaultClaimWindowMs));
    else this.#event.pass(upTo(3000));
  }

  async #register(): Promise<Letter> {
    const { chance, upTo, pick } = this.#random;
    const name = `Player ${upTo(40)}`;
    const { data, chain, chainStart } = await this.#event.registration(name);
    this.#joining.set(addressOf(name), {
      address: addressOf(name),
      rabbit: 0 as RabbitId,
      chain,
      chainStart,
    });
    const flaw = chance(0.3)
      ? pick([
          { nickname: 'Player 1' },
          { nickname: '' },
          { roleKey: 'AAAA' },
          { chainLength: 0 },
          { chainStart: 5 },
        ])
      : {};
    return this.#event.letter(addressOf(name), 'Register', { ...data, ...flaw });
  }

  #scan(): Letter {
    const { chance, upTo, pick } = this.#random;
    const [scanner, rabbit] = [this.#anybody(), this.#anybody()];
    if (!scanner || !rabbit) return this.#event.letter(addressOf('nobody'), 'Scan', {});
    const slot = this.#event.slot - upTo(chance(0.1) ? 9 : 3) + 1;
    const claim = chance(0.2) ? addressOf(`invented ${this.#event.now}`) : this.#claim(scanner, rabbit, slot);
    const disclosures = chance(0.3) ? this.#disclosures(upTo(4)) : undefined;
    const flaw = chance(0.05) ? pick([{ rabbit: 999 }, { claim: 'AAAA' }, { slot: -1 }]) : {};
    return this.#event.letter(scanner.address, 'Scan', {
      rabbit: rabbit.rabbit,
      slot,
      claim,
      disclosures,
      ...flaw,
    });
  }

  #claim(scanner: TestPlayer, rabbit: TestPlayer, slot: number): string {
    if (!rabbit.chain.tokenAt(slot - rabbit.chainStart)) return addressOf('no token');
    this.honest.add(`${scanner.rabbit} ${rabbit.rabbit} ${slot}`);
    this.#shown.push({ player: rabbit, slot });
    return this.#event.claim(scanner, rabbit, slot);
  }

  #disclose(): Letter {
    const disclosures = this.#disclosures(this.#random.upTo(5) + 1);
    return this.#event.letter(addressOf('anybody'), 'Disclose', { disclosures });
  }

  #disclosures(count: number): object[] {
    const { chance, pick } = this.#random;
    const recent = this.#shown.slice(-60);
    return Array.from({ length: recent.length === 0 ? 0 : count }, () => {
      const { player, slot } = pick(recent);
      const disclosure = this.#event.disclosure(player, slot);
      return chance(0.1) ? { ...disclosure, slot: slot + pick([-1, 1]) } : disclosure;
    });
  }

  async #rekey(): Promise<Letter> {
    const player = this.#anybody();
    if (!player) return this.#event.letter(addressOf('nobody'), 'Rekey', {});
    const chainStart = this.#event.slot + this.#random.upTo(24) - 12;
    const chain = await this.#event.chainOf(player.address, `rekey ${this.#event.now}`);
    // shown from now on, whether or not the process takes it: then its claims are struck out
    this.players.push({ ...player, chain, chainStart });
    return this.#event.letter(player.address, 'Rekey', chainData(chain, chainStart));
  }

  #act(): Letter {
    const { chance, pick, upTo } = this.#random;
    const rabbit = upTo(this.players.length + 1);
    const [action, data] = pick<[string, object]>([
      ['Ban', { rabbit }],
      ['Unban', { rabbit }],
      ['Unban', { rabbit }],
      ['Strike', { rabbit, colour: pick(rabbitColours) }],
      ['Strike', { rabbit, colour: pick(rabbitColours) }],
      ['Pause', {}],
      ['Start', {}],
      ['Start', {}],
      ['Announce', { text: `It is ${this.#event.now}` }],
      ['Configure', { prize: `${this.#event.now} carrots` }],
      ['Configure', { slug: 'too late' }],
      ['Staff', { add: [addressOf('helper')] }],
      ['Staff', { remove: [addressOf('helper')] }],
    ]);
    const from = chance(0.2) ? addressOf('helper') : owner;
    return this.#event.letter(from, action, chance(0.1) ? data : { reason: 'because', ...data });
  }

  #nonsense(): Letter {
    const { pick } = this.#random;
    const tags: AosTag[] = pick([[], [{ name: 'Timestamp', value: '1' }]]);
    const action = pick(['Info', 'Leaderboard', 'Me', 'Nonsense', 'Scan']);
    return { ...this.#event.letter(addressOf('anybody'), action, pick<unknown>(['{', '[]', {}])), tags };
  }

  #anybody(): TestPlayer | undefined {
    return this.players.length === 0 ? undefined : this.#random.pick(this.players);
  }
}
