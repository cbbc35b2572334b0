import { describeAct, parseActs } from '@rainbow-rabbit/shared/acts';
import en from '../locales/acts/en.json';
import { acts } from './acts';

const declared = parseActs({ acts, texts: { en } });
const words = (action: string) => describeAct(declared, { receiver: 'events', action, locale: 'en' });

const confirming = { action: 'Disclose', isKept: true };
const scanning = [{ action: 'Scan' }, { action: 'ScanPrinted' }, confirming];
const revealing = [
  { action: 'Reveal', isKept: true },
  { action: 'Settle', isKept: true },
];

test.each([
  ['Scan', 'Collect this rabbit?', 'Collect, and scan freely until I close the app', scanning],
  ['ScanPrinted', 'Collect this rabbit?', 'Collect, and scan freely until I close the app', scanning],
  ['Register', 'Join the game?', 'Join, and scan freely until I close the app', scanning],
  ['Rekey', 'Get fresh codes here?', 'Get fresh codes', undefined],
  ['Disclose', 'Confirm your colors?', 'Confirm', undefined],
  ['Answer', 'Send your answer?', 'Send my answer', revealing],
  ['Reveal', 'Show the key?', 'Show the key', undefined],
  ['Acknowledge', 'Confirm your role card?', 'Confirm my card', undefined],
  ['Dispute', 'Dispute this scan?', 'Send my dispute', undefined],
  ['Settle', 'Move the event on?', 'Move it on', undefined],
])('%s is titled %s, and best approved by "%s"', (action, title, act, ahead) => {
  const known = words(action);
  expect(known).toMatchObject({ role: 'anybody', title });
  expect(known?.ways[0]).toEqual({ act, ...(ahead && { ahead }) });
});

test.each([
  ['Scan', { act: 'Collect this one', ahead: [confirming] }],
  ['Register', { act: 'Join, and ask me for each scan' }],
])('%s can be approved for this once', (action, way) => {
  const known = words(action);
  expect(known?.ways.slice(1)).toEqual([way]);
});

test('scanning freely says that it includes confirming', () => {
  expect(words('Register')).toMatchObject({
    text: expect.stringMatching(/If you scan freely, the app also confirms your colors by itself\.$/),
  });
});

test.each([
  ['Pause', 'Pause the game?', 'Pause the game'],
  ['Ban', 'Exclude this rabbit?', 'Exclude it'],
  ['Staff', 'Change the staff?', 'Change the staff'],
])('%s is an act of the staff, titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'staff', title, ways: [{ act }] });
});

test.each(['OpenDoor', 'Vote', 'Submit', 'City', 'Transfer', 'Me'])('%s has no words', (action) => {
  expect(words(action)).toBeUndefined();
});
