import { nextTurn } from '@rainbow-rabbit/shared/testing';
import { Sounding } from './sounding';

const made = { contexts: 0, closed: 0, started: 0, sounds: 0 };

/** An audio context that is there at once: jsdom has none. */
class FakeContext {
  state = 'running';
  destination = {};
  constructor() {
    made.contexts += 1;
  }
  async resume() {
    this.state = 'running';
  }
  async close() {
    this.state = 'closed';
    made.closed += 1;
  }
  createBuffer(_channels: number, length: number) {
    made.sounds += 1;
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    const start = () => {
      made.started += 1;
    };
    return { buffer: undefined, connect: () => undefined, start };
  }
}

const load = async () => ({ tap: [1, 0, 440, 0, 0.02, 0.05], end: [1, undefined, 220] });
const settle = nextTurn;

test('a silent game makes nothing; sounds are made once, and given back', async () => {
  Object.assign(globalThis, { AudioContext: FakeContext });
  const sounding = new Sounding(load);
  sounding.play('tap');
  expect(made).toEqual({ contexts: 0, closed: 0, started: 0, sounds: 0 });
  sounding.wake();
  await settle();
  sounding.play('tap');
  sounding.play('tap');
  sounding.play('unknown');
  expect(made).toEqual({ contexts: 1, closed: 0, started: 2, sounds: 2 });
  sounding.close();
  sounding.play('tap');
  expect(made).toEqual({ contexts: 1, closed: 1, started: 2, sounds: 2 });

  const next = new Sounding(load);
  next.wake();
  await settle();
  next.play('end');
  expect(made).toEqual({ contexts: 2, closed: 1, started: 3, sounds: 4 });
  next.close();
});

test('a tap goes on after the phone interrupted the sound', async () => {
  const contexts: FakeContext[] = [];
  class InterruptedContext extends FakeContext {
    override state = 'interrupted';
    constructor() {
      super();
      contexts.push(this);
    }
  }
  Object.assign(globalThis, { AudioContext: InterruptedContext });
  const sounding = new Sounding(load);
  sounding.wake();
  await settle();
  for (const context of contexts) context.state = 'interrupted';
  sounding.wake();
  await settle();
  expect(contexts.map(({ state }) => state)).toEqual(['running']);
  sounding.close();
  Object.assign(globalThis, { AudioContext: FakeContext });
});

test('a game that is left before its sounds are there has none left', async () => {
  const before = made.contexts - made.closed;
  const sounding = new Sounding(load);
  sounding.wake();
  sounding.close();
  await settle();
  expect(made.contexts - made.closed).toBe(before);
});

test('a game without sounds goes on', async () => {
  const sounding = new Sounding(() => Promise.reject(new Error('no network')));
  sounding.wake();
  await settle();
  sounding.play('tap');
  sounding.close();
});
