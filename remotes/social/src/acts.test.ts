import { describeAct, parseActs } from '@rainbow-rabbit/shared/acts';
import en from '../locales/acts/en.json';
import { acts } from './acts';

const declared = parseActs({ acts, texts: { en } });
const words = (action: string) => describeAct(declared, { receiver: 'community', action, locale: 'en' });

test.each([
  ['Publish', 'Publish this page?', 'Publish'],
  ['Restore', 'Bring this text back?', 'Bring it back'],
  ['Organisers', 'Change the city’s organisers?', 'Change the team'],
  ['AnnounceEvent', 'Announce this event?', 'Announce it'],
  ['WithdrawEvent', 'Withdraw this event?', 'Withdraw it'],
  ['ProposeEvent', 'Propose this event?', 'Propose it'],
  ['DeclineEvent', 'Decline this event?', 'Decline it'],
  ['Profile', 'Change your name?', 'Save my name'],
  ['ShowPage', 'Show or hide your page?', 'Change my page'],
  ['Flag', 'Report this?', 'Report it'],
  ['MeetUp', 'Save this meet-up?', 'Save the meet-up'],
  ['Coming', 'Send your answer to this meet-up?', 'Send my answer'],
  ['Keepsake', 'Get this keepsake?', 'Get the keepsake'],
  ['OpenDoor', 'Open the door of this meet-up?', 'Open the door'],
  ['CheckIn', 'Check in at this meet-up?', 'Check in'],
  ['Disclose', 'Confirm your guests’ check-ins?', 'Confirm check-ins'],
  ['Join', 'Play for this city?', 'Play for this city'],
  ['Enter', 'Show that you are a person?', 'Ask for it'],
  ['Claim', 'Claim what you earned?', 'Claim'],
])('%s is titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'anybody', title, ways: [{ act }] });
});

test.each([
  ['City', 'Save this city?', 'Save the city'],
  ['HideName', 'Hide or show this name?', 'Change it'],
  ['Caps', 'Change the limits of a day?', 'Save the limits'],
])('%s is an act of the staff, titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'staff', title, ways: [{ act }] });
});

test.each(['Scan', 'Pause', 'Strike', 'CityPage'])('%s has no words', (action) => {
  expect(words(action)).toBeUndefined();
});

test('what a door shows is disclosed by the consent to open it, and to the first disclosure', () => {
  const greedy = Object.entries(acts.community?.acts ?? {}).flatMap(([action, { ways }]) =>
    ways.flatMap(({ ahead }) => (ahead ? [[action, ahead]] : [])),
  );
  const disclosing = [{ action: 'Disclose', isKept: true }];
  expect(greedy).toEqual([
    ['OpenDoor', disclosing],
    ['Disclose', disclosing],
  ]);
});
