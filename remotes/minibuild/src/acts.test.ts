import { describeAct, parseActs } from '@rainbow-rabbit/shared/acts';
import en from '../locales/acts/en.json';
import { acts } from './acts';

const declared = parseActs({ acts, texts: { en } });
const words = (action: string) =>
  describeAct(declared, { receiver: 'processes.minibuild', action, locale: 'en' });

test.each([
  ['Enter', 'Show that you are a person?', 'Ask for it'],
  ['Vote', 'Cast your ballot?', 'Vote'],
  ['SignUp', 'Sign up for the contest?', 'Sign up'],
  ['JoinTeam', 'Join this team?', 'Join the team'],
  ['Submit', 'Hand in this entry?', 'Hand it in'],
  ['Keepsake', 'Get this keepsake?', 'Get the keepsake'],
  ['Flag', 'Report this?', 'Report it'],
  ['Comment', 'Comment on this entry?', 'Send my comment'],
  ['TakeComment', 'Take this comment away?', 'Take it away'],
  ['Seek', 'Change whom your team looks for?', 'Save it'],
])('%s is titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'anybody', title, ways: [{ act }] });
});

test.each([
  ['PublishResults', 'Publish the results?', 'Publish them'],
  ['Hide', 'Change if this entry is shown?', 'Change it'],
  ['HideName', 'Hide or show this team’s name?', 'Change it'],
])('%s is an act of the staff, titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'staff', title, ways: [{ act }] });
});

test.each(['Scan', 'Ballots'])('%s has no words', (action) => {
  expect(words(action)).toBeUndefined();
});
