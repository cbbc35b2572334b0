import { roleAnswer } from './role-answer';

const role = { whiteRabbit: 3, since: 2 };
const answer = (agreed: boolean | undefined, edition = 2, rabbit = 3) => [{ rabbit, edition, agreed }];

test.each([
  ['agreed', answer(true)],
  ['agreed', answer(true, 5)],
  ['declined', answer(false)],
  ['unreadable', answer(undefined)],
  ['unread', answer(true, 1)],
  ['unread', answer(true, 2, 4)],
  ['unread', []],
] as const)('the role is %s', (expected, answers) => {
  expect(roleAnswer(answers, role)).toBe(expected);
});
