import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LiveProcess } from '../../common/testing/live-process';
import { testUpgrade } from '../../common/testing/upgrade-test';
import { foundCommunity, liveOn, readsOfLife } from '../testing/community-life';
import { LiveCommunity } from '../testing/live-community';

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

testUpgrade({
  process: 'community',
  state: 'CommunityState',
  planted: {
    column: 'attendees.attended',
    record: 'accounts',
    field: 'doorQueue.last',
    renamed: 'meetUps.startsAt',
  },
  start: (source) => LiveCommunity.start(LiveProcess.start({ source, state: 'CommunityState' })),
  processOf: ({ live }) => live,
  begin: foundCommunity,
  goOn: liveOn,
  reads: readsOfLife,
  letter: (community, action, data) => community.letter('reader', action, data),
});

it('the life of a community has every action', () => {
  const actions = [...textOf('actions.lua').matchAll(/^ {2}(?:\['([\w-]+)'\]|(\w+)) = /gm)];
  const life =
    textOf('../testing/community-life.ts') +
    textOf('../testing/meet-up-acts.ts') +
    textOf('../testing/test-door.ts') +
    textOf('../testing/live-community.ts');
  expect(actions.length).toBeGreaterThan(40);
  expect(
    actions.map(([, quoted, plain]) => quoted ?? plain).filter((action) => !life.includes(`'${action}'`)),
  ).toEqual([]);
});
