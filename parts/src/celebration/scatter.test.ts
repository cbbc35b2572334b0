import { scatter } from './scatter.domain';

const count = 32;
const indexes = Array.from({ length: count }, (_, index) => index);
const quarterOf = (value: number) => Math.min(3, Math.floor(value * 4));

it('spreads pieces over width and time without a pattern between the two', () => {
  for (const value of indexes.map((index) => scatter(index, 0))) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
  for (let column = 0; column < 4; column += 1) {
    const times = indexes
      .filter((index) => quarterOf(scatter(index, 0)) === column)
      .map((index) => scatter(index, 1));
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(new Set(times.map(quarterOf)).size).toBeGreaterThanOrEqual(3);
  }
  // On a lattice, the steps from piece to piece are few.
  const steps = indexes
    .slice(1)
    .map((index) => Math.round(((scatter(index, 0) - scatter(index - 1, 0) + 1) % 1) * 50));
  expect(new Set(steps).size).toBeGreaterThan(15);
});
