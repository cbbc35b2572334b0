import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../common/testing/addresses';
import type { Comers, Coming } from '../client';
import { doorSlotAt, doorSlotMs, maxCheckInsPerPerson } from '../client';
import { LiveCommunity, wallets } from '../testing/live-community';
import { meetUpData, planMeetUp } from '../testing/meet-up-acts';
import { TestDoor } from '../testing/test-door';

const hour = 3_600_000;
const people = Array.from({ length: 12 }, (_, index) => addressOf(`person ${index}`));

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

/** A list of arrivals that knows nothing of trees: the first ones are in, the others wait. */
class WaitingList {
  capacity: number;
  readonly #arrived: string[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  set(address: string, coming: boolean): void {
    const at = this.#arrived.indexOf(address);
    if (coming && at < 0) this.#arrived.push(address);
    if (!coming && at >= 0) this.#arrived.splice(at, 1);
  }

  stateOf(address: string): { state: string; place?: number } {
    const place = this.#arrived.indexOf(address) + 1;
    if (place === 0) return { state: 'no' };
    if (this.capacity === 0 || place <= this.capacity) return { state: 'in' };
    return { state: 'waiting', place: place - this.capacity };
  }

  rows(): object[] {
    return this.#arrived.map((address) => ({
      address,
      state: this.stateOf(address).state,
      attended: 'no',
    }));
  }
}

describe.each([1, 2, 3])('random arrivals and departures (seed %i)', (seed) => {
  it('leave the lists of two meet-ups as a model has them, whatever the organisers change', async () => {
    const { upTo, chance, pick } = seededRandom(seed * 104_729);
    const startsAt = community.now + 24 * hour;
    const lists = new Map<number, WaitingList>();
    for (const capacity of [4, 0]) {
      lists.set(await planMeetUp(community, { startsAt, capacity }), new WaitingList(capacity));
    }
    for (let act = 0; act < 150; act += 1) {
      const [meetUp, list] = pick([...lists]);
      if (chance(0.15)) {
        list.capacity = upTo(8);
        const data = meetUpData(community, { id: meetUp, startsAt, capacity: list.capacity });
        await community.send(wallets.lead, 'MeetUp', data);
      } else {
        const [address, coming] = [pick(people), chance(0.65)];
        list.set(address, coming);
        const reply = await community.send<Coming>(address, 'Coming', { meetUp, coming });
        const { at: _, coming: __, waiting: ___, ...own } = reply;
        expect(own).toEqual(list.stateOf(address));
      }
      const { rows, total } = await community.read<Comers>('Comers', { meetUp });
      expect(rows).toEqual(list.rows());
      expect(total).toBe(rows.length);
    }
  });
});

/** The ways to claim attendance, of which the first one alone is honest. */
const ways = ['honest', 'copied', 'forged', 'wrong slot', 'late', 'early'] as const;
type Way = (typeof ways)[number];

/** Visitors of a door, and what is known about each without asking the process. */
class Visitors {
  readonly attended = new Set<string>();
  readonly #door: TestDoor;
  readonly #pick: <T>(choices: readonly T[]) => T;
  readonly #honest: { address: string; slot: number }[] = [];
  readonly #claims = new Map<string, string[]>();

  constructor(door: TestDoor, pick: <T>(choices: readonly T[]) => T) {
    this.#door = door;
    this.#pick = pick;
  }

  /** Sends a claim and compares what comes of it. */
  async claim(way: Way, address: string): Promise<void> {
    const slot = doorSlotAt(community.now);
    const data = this.#dataOf(way, address, slot);
    const own = this.#claims.get(address) ?? [];
    const isRepeated = own.at(-1) === JSON.stringify(data);
    const expected = isRepeated ? undefined : this.#refusalOf(way, address, own.length);
    const outcome = await community.live.send(community.letter(address, 'CheckIn', data));
    expect(outcome.ok ? undefined : outcome.code).toBe(expected);
    if (!outcome.ok) return;
    if (!isRepeated) this.#claims.set(address, [...own, JSON.stringify(data)]);
    if (way === 'honest') this.#honest.push({ address, slot });
  }

  /** Discloses the code of now, once its claims have ended. */
  async disclose(): Promise<void> {
    const disclosed = doorSlotAt(community.now);
    await this.#door.disclose(disclosed);
    for (const { address, slot } of this.#honest) if (slot <= disclosed) this.attended.add(address);
  }

  #dataOf(way: Way, address: string, slot: number): object {
    const others = people.filter((other) => other !== address);
    const make: Record<Way, () => object> = {
      honest: () => this.#door.claim(address, slot),
      copied: () => this.#door.claim(this.#pick(others), slot),
      forged: () => ({ ...this.#door.claim(address, slot), claim: addressOf(`${slot} ${address}`) }),
      'wrong slot': () => ({ ...this.#door.claim(address, slot - 1), slot }),
      late: () => this.#door.claim(address, slot - 6),
      early: () => this.#door.claim(address, slot + 3),
    };
    return make[way]();
  }

  #refusalOf(way: Way, address: string, claims: number): string | undefined {
    if (this.attended.has(address)) return 'checkin.done';
    if (claims >= maxCheckInsPerPerson) return 'checkin.too-many';
    if (way === 'late') return 'checkin.stale';
    return way === 'early' ? 'checkin.future' : undefined;
  }
}

describe.each([1, 2, 3])('random visitors of a door (seed %i)', (seed) => {
  it('attend exactly when they made an honest claim in time whose code was disclosed', async () => {
    const { upTo, chance, pick } = seededRandom(seed * 15_485_863);
    community.now = doorSlotAt(community.now) * doorSlotMs;
    const meetUp = await planMeetUp(community, { startsAt: community.now + hour });
    const visitors = new Visitors(await TestDoor.open(community, { meetUp, length: 300 }), pick);
    community.pass(8 * doorSlotMs);
    for (let act = 0; act < 90; act += 1) {
      community.pass(upTo(20_000));
      await (chance(0.15) ? visitors.disclose() : visitors.claim(pick(ways), pick(people)));
      expect(await attendedNow(meetUp)).toEqual([...visitors.attended].sort());
    }
    expect(visitors.attended.size).toBeGreaterThan(3);
  });
});

const attendedNow = async (meetUp: number) => {
  const { rows } = await community.read<Comers>('Comers', { meetUp });
  return rows.flatMap(({ address, attended }) => (attended === 'yes' ? [address] : [])).sort();
};
