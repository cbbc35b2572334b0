import { codesOfTeam, invitationOf, openCode, pastedInvitation } from './invitation.domain';

const seed = 'Abc-_'.padEnd(22, 'x');

test.each([
  [`team=7&join=${seed}`, { team: 7, seed }],
  [`contest=x&team=7&join=${seed}`, { team: 7, seed }],
  [`team=0&join=${seed}`, undefined],
  [`team=7e3&join=${seed}`, undefined],
  ['team=7&join=short', undefined],
  [`team=7&join=${seed}<`, undefined],
  [`join=${seed}`, undefined],
  ['', undefined],
])('the query %j carries %j', (query, invitation) => {
  expect(invitationOf(new URLSearchParams(query))).toEqual(invitation);
});

test('a pasted link carries an invitation wherever the app is', () => {
  expect(pastedInvitation(` https://a.example/x/#/ja/mini-build/signup?team=12&join=${seed} `)).toEqual({
    team: 12,
    seed,
  });
  expect(pastedInvitation('https://a.example/')).toBeUndefined();
  expect(pastedInvitation('hello')).toBeUndefined();
});

test('a team has codes for its seats and for later comers, and never more than the process takes', () => {
  expect([1, 2, 4, 8].map(codesOfTeam)).toEqual([0, 2, 6, 14]);
});

test('any open code is chosen, and none where none is open', () => {
  expect([0, 0.49, 0.5, 0.999, 1].map((random) => openCode([2, 5], random))).toEqual([2, 2, 5, 5, 5]);
  expect(openCode([], 0.5)).toBeUndefined();
});
