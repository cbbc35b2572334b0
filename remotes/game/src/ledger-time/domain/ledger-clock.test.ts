import { type ClockSkew, corrected } from './clock-skew';
import { createLedgerClock } from './ledger-clock';

function setUp() {
  const phone = { ms: 70 };
  return { phone, clock: createLedgerClock(() => phone.ms) };
}

describe("the ledger's time", () => {
  it('is unknown until a reply came', () => {
    const { phone, clock } = setUp();
    phone.ms += 1000;
    expect(clock.atLeast()).toBeUndefined();
  });

  it('runs on from the time of the last reply', () => {
    const { phone, clock } = setUp();
    clock.hear(5000);
    expect(clock.atLeast()).toBe(5000);
    phone.ms += 300;
    expect(clock.atLeast()).toBe(5300);
    clock.hear(9000);
    expect(clock.atLeast()).toBe(9000);
  });

  it('is announced when a reply tells more than was known', () => {
    const { clock } = setUp();
    const listener = jest.fn();
    const stop = clock.subscribe(listener);
    clock.hear(5000);
    clock.hear(5000);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    clock.hear(6000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('never goes back when an older reply arrives', () => {
    const { phone, clock } = setUp();
    clock.hear(5000);
    phone.ms += 300;
    clock.hear(5200);
    expect(clock.atLeast()).toBe(5300);
  });

  it('measures how wrong the clock of this phone is, and knows it on the next visit', () => {
    let kept: ClockSkew | undefined;
    const write = (skew: ClockSkew) => {
      kept = skew;
    };
    const place = { read: () => kept, write };
    const clock = createLedgerClock(() => 0, place);
    const listener = jest.fn();
    clock.subscribe(listener);
    clock.hear(1_000_000, { heardAt: 700_000 });
    clock.hear(1_000_000, { heardAt: 700_000 });
    expect(listener).toHaveBeenCalledTimes(1);
    const reopened = createLedgerClock(() => 0, place);
    expect(reopened.atLeast()).toBeUndefined();
    expect(corrected(700_000, reopened.skew())).toBe(1_000_000);
  });
});
