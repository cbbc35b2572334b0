import { askInTurn } from './ask-in-turn';
import { afterHedge, afterQuestion, firstHedging, mayHedge, slowAfterMs } from './hedging.domain';
import {
  afterAnswering,
  afterFailing,
  afterOvertaken,
  inOrder,
  medianMs,
  unknownHealth,
} from './unit-health.domain';

describe('the order of units', () => {
  const named = (name: string, health = unknownHealth, isBehind = false) => ({ name, health, isBehind });
  const orderAt = (now: number, ...units: ReturnType<typeof named>[]) =>
    inOrder(units, now).map(({ name }) => name);
  const answering = (ms: number) => afterAnswering(unknownHealth, ms, 0);

  it('is that of the list while nothing is known, and between units that are about as quick', () => {
    expect(orderAt(0, named('a'), named('b'), named('c'))).toEqual(['a', 'b', 'c']);
    expect(orderAt(0, named('a', answering(120)), named('b', answering(100)))).toEqual(['a', 'b']);
  });

  it('puts slow units after quick ones, units that are behind after both, and resting ones last', () => {
    const slow = named('slow', answering(2000));
    const late = named('late', answering(100), true);
    const resting = named('resting', afterFailing(answering(100), 0));
    expect(orderAt(500, resting, late, slow, named('quick', answering(100)))).toEqual([
      'quick',
      'slow',
      'late',
      'resting',
    ]);
    expect(orderAt(1000, resting, slow)).toEqual(['resting', 'slow']);
  });

  it('lets a unit rest longer with each failure, for a minute at most, until it answers', () => {
    let health = unknownHealth;
    const rests = Array.from({ length: 8 }, () => {
      health = afterFailing(health, 0);
      return health.restsUntil;
    });
    expect(rests).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(afterAnswering(health, 50, 9)).toMatchObject({ failures: 0, restsUntil: 0, heardAt: 9 });
  });

  it('goes by the latest nine answers', () => {
    expect(medianMs(unknownHealth)).toBeUndefined();
    let health = unknownHealth;
    for (const ms of [5000, 10, 20, 30, 40, 50, 60, 70, 80, 90]) health = afterAnswering(health, ms, 0);
    expect(health.tookMs).toHaveLength(9);
    expect(medianMs(health)).toBe(50);
    expect(medianMs(afterOvertaken(unknownHealth, 700))).toBe(700);
  });
});

describe('second questions', () => {
  it('come after the slow tenth of the latest answers, within bounds', () => {
    const after = (times: number[]) => slowAfterMs({ ...firstHedging, tookMs: times });
    expect(after([5, 5])).toBe(1000);
    expect(after(Array.from({ length: 50 }, (_, index) => 100 + index * 10))).toBe(540);
    expect(after(Array(20).fill(3))).toBe(100);
    expect(after(Array(20).fill(9000))).toBe(3000);
  });

  it('are a tenth of the questions, after the first three', () => {
    let hedging = firstHedging;
    let hedges = 0;
    for (let count = 0; count < 1000; count += 1) {
      if (mayHedge(hedging)) {
        hedges += 1;
        hedging = afterHedge(hedging);
      }
      hedging = afterQuestion(hedging, 10);
    }
    expect(hedges).toBeGreaterThanOrEqual(100);
    expect(hedges).toBeLessThanOrEqual(103);
    expect(hedging.tookMs).toHaveLength(50);
  });
});

describe('asking in turn', () => {
  type Unit = { name: string; says: Promise<{ answer: string } | undefined> };
  const unit = (name: string, says: Unit['says']): Unit => ({ name, says });
  const silent = unit('silent', new Promise(() => undefined));
  const failing = () => unit('failing', Promise.reject(new Error('down')));
  const answering = (name: string) => unit(name, Promise.resolve({ answer: name }));
  const knowsNothing = unit('knows nothing', Promise.resolve(undefined));

  async function ask(units: Unit[], hedges = 1) {
    let left = hedges;
    const asked: string[] = [];
    const overtaken: string[] = [];
    const end = await askInTurn({
      units,
      ask: ({ name, says }) => {
        asked.push(name);
        return says;
      },
      slowAfterMs: 1,
      mayHedge: () => left-- > 0,
      onOvertaken: ({ name }) => overtaken.push(name),
    });
    return { end, asked, overtaken };
  }

  it('takes the first answer, and asks nobody else', async () => {
    expect(await ask([answering('a'), answering('b')])).toEqual({
      end: { answer: 'a' },
      asked: ['a'],
      overtaken: [],
    });
  });

  it('asks the next one where a unit fails or has no answer', async () => {
    const { end, asked } = await ask([failing(), knowsNothing, answering('c')]);
    expect(end).toEqual({ answer: 'c' });
    expect(asked).toEqual(['failing', 'knows nothing', 'c']);
    const { end: none } = await ask([failing(), knowsNothing]);
    expect(none).toEqual({ failures: [new Error('down')] });
  });

  it('asks one more, once, while the first is silent', async () => {
    expect(await ask([silent, answering('b'), answering('c')])).toEqual({
      end: { answer: 'b' },
      asked: ['silent', 'b'],
      overtaken: ['silent'],
    });
  });

  it('waits on where no second question may be asked', async () => {
    const slow = unit('slow', new Promise((resolve) => setTimeout(resolve, 20, { answer: 'slow' })));
    expect(await ask([slow, answering('b')], 0)).toMatchObject({ end: { answer: 'slow' }, asked: ['slow'] });
  });
});
