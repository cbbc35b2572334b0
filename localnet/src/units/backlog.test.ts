import { Backlog } from './backlog';

const large = 100_000;

it('takes one large message of a process at a time, and small ones meanwhile', () => {
  const backlog = new Backlog();
  const leave = backlog.enter('p', 'a', large);
  expect(() => backlog.enter('p', 'b', large)).toThrow(expect.objectContaining({ code: 'message.busy' }));
  expect(() => backlog.enter('p', 'b', 10)).not.toThrow();
  expect(() => backlog.enter('q', 'b', large)).not.toThrow();
  leave();
  expect(() => backlog.enter('p', 'b', large)).not.toThrow();
});

it('takes a number of messages of an address that wait, and those of others', () => {
  const backlog = new Backlog();
  const leave = Array.from({ length: 1024 }, () => backlog.enter('p', 'a', 10));
  const tooMany = expect.objectContaining({ status: 429, code: 'message.too-many' });
  expect(() => backlog.enter('p', 'a', 10)).toThrow(tooMany);
  expect(() => backlog.enter('p', 'b', 10)).not.toThrow();
  leave[0]?.();
  expect(() => backlog.enter('p', 'a', 10)).not.toThrow();
  expect(() => backlog.enter('p', 'a', 10)).toThrow(tooMany);
});
