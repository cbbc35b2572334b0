import { seededRandom } from './seeded-random';

test('a seed repeats its stream, another gives another', () => {
  const stream = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next);
  expect(stream(7)).toEqual(stream(7));
  expect(stream(8)).not.toEqual(stream(7));
});

test('values keep to their bounds', () => {
  const { between, upTo, pick } = seededRandom(1);
  for (let round = 0; round < 200; round += 1) {
    const value = between(3, 5);
    expect(value >= 3 && value < 5).toBe(true);
    expect([0, 1, 2]).toContain(upTo(3));
    expect(['a', 'b']).toContain(pick(['a', 'b']));
  }
});

test('an empty list has nothing to pick', () => {
  expect(() => seededRandom(1).pick([])).toThrow('There is nothing to pick from');
});
