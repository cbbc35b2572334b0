import { DayLight } from './day-light';

/** Counts the gradients that are drawn. */
let drawn = 0;

beforeEach(() => {
  drawn = 0;
  class Surface {
    getContext = () => ({
      setTransform: () => undefined,
      clearRect: () => undefined,
      fillRect: () => undefined,
      createLinearGradient: () => {
        drawn += 1;
        return { addColorStop: () => undefined };
      },
    });
  }
  Object.assign(globalThis, { OffscreenCanvas: Surface });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

test('the light is drawn once as long as the day looks the same, and anew when it changes', () => {
  const light = new DayLight([390, 400], 200, 2);
  for (let step = 0; step < 1000; step += 1) expect(light.at(step)).toBeDefined();
  expect(drawn).toBe(1);
  light.at(2000);
  expect(drawn).toBe(2);
});

test('at noon the land has its own colours', () => {
  expect(new DayLight([390, 400], 200, 2).at(2400)).toBeUndefined();
  expect(drawn).toBe(0);
});
