import { treeOf } from '../testing/tree-of';
import { checkActWords } from './act-words';

const acts = `export const acts = declareActs({
  'processes.hall': {
    staff: hallActNames,
    acts: { Enter: { titleKey: 'enter.title', textKey: 'enter.text', ways: [{ actKey: 'enter.act' }] } },
  },
});`;
const files = {
  'processes/hall/src/actions.lua': 'return {}',
  'processes/hall/client/generated.ts': "export const hallActNames = ['Close'] as const;",
  'processes/hall/client/hall.ts': `export const enter = calls.sender({ action: 'Enter', schema });
export const close = hallAct('Close');
export const look = (place: P) => calls.read(place, { action: 'Look', schema });`,
  'remotes/game/src/acts.ts': acts,
};

const problems = (more: Record<string, string> = {}) =>
  checkActWords(treeOf({ ...files, ...more })).findings.map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

it('accepts acts that an area declares, acts of the staff, and reads', () => {
  expect(problems()).toEqual([]);
});

it.each([
  [
    'a call',
    'export const leave = (p: P) =>\n  calls.send(p, { action: "x", reply: "y" }, { action: \'Leave\' });',
    2,
  ],
  ['a sender', "export const leave = calls.sender({ action: 'Leave', schema });", 1],
  ['an act of a person', "export const leave = ownAct('Leave');", 1],
  ['tags', "export const leaveTags = () => tagsOf({ Action: 'Leave' });", 1],
])('rejects a planted act without words, in %s', (_, text, line) => {
  expect(problems({ 'processes/hall/client/leave.ts': text })).toEqual([
    `processes/hall/client/leave.ts:${line} sends "Leave", which has no words on the approval sheet.`,
  ]);
});

it('rejects acts whose words are those of another process', () => {
  const other = acts.replace('processes.hall', 'processes.cellar');
  expect(problems({ 'remotes/game/src/acts.ts': other })).toHaveLength(2);
});
