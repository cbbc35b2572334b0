import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { actsIn, mayOpen } from './acts-in.domain';

const acts = (phase: EventInfo['phase'], endsAt?: number) =>
  actsIn({ phase, startsAt: undefined, endsAt }, 1000);

it('each phase has one next step, and a game that goes on is not ended by one button', () => {
  expect(acts('draft')).toEqual(['open']);
  expect(acts('open')).toEqual(['start']);
  expect(acts('running')).toEqual(['pause']);
  expect(acts('running', 1001)).toEqual(['pause']);
  expect(acts('paused')).toEqual(['resume', 'end']);
  expect(acts('ended', 1000)).toEqual([]);
});

it('the end is the next step once the time is over', () => {
  expect(acts('running', 1000)).toEqual(['end', 'pause']);
  expect(acts('open', 1000)).toEqual(['start']);
});

it('nothing opens without a name, a link, a key for addresses, and a draw with its key', () => {
  const ready = {
    ...{ name: 'Fair', slug: 'fair', contactKey: 'key', keyDigest: 'digest', draw: {}, players: 0 },
  } as EventInfo;
  expect(mayOpen(ready)).toBe(true);
  for (const part of ['name', 'slug', 'contactKey', 'keyDigest', 'draw'])
    expect(mayOpen({ ...ready, [part]: undefined })).toBe(false);
});
