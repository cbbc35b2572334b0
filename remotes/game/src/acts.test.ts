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
  ['Flag', 'Report this nickname?', 'Report it', undefined],
  ['Keepsake', 'Get this keepsake?', 'Get the keepsake', undefined],
  ['Settle', 'Move the event on?', 'Move the event on', undefined],
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
  ['Ban', 'Exclude this rabbit?', 'Exclude it'],
  ['Staff', 'Change the staff?', 'Change the staff'],
])('%s is an act of the staff, titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'staff', title, ways: [{ act }] });
});

test.each(['Open', 'Pause', 'Deal', 'Announce'])(
  '%s is an act of the day, which runs from a device',
  (action) => {
    const [run, ...others] = words(action)?.ways ?? [];
    expect(run).toMatchObject({
      act: 'Run this event from this device until I close the app',
      fees: '100000000000',
    });
    expect(others).toHaveLength(1);
  },
);

test('the sheet of a day lists what it covers by the buttons of the acts', () => {
  expect(words('Open')?.covered).toEqual([
    'Add the tickets',
    'Open the doors',
    'Start the game',
    'Pause the game',
    'Deal the cards',
    'Send the news',
    'Settle the scans',
    'Move the event on',
    'Show the key',
    'Open the draw',
    'Report the points',
  ]);
});

test('the draw that completes a new event offers the consent, which does not cover it', () => {
  expect(words('Draw')?.ways).toHaveLength(2);
  expect(acts.events?.run?.acts).not.toContain('Draw');
});

test.each(['Ban', 'Strike', 'Remove', 'Resolve', 'Staff', 'Pay', 'End', 'Configure', 'Unban'])(
  '%s is asked for each time',
  (action) => {
    expect(words(action)?.ways).toHaveLength(1);
    expect(acts.events?.run?.acts).not.toContain(action);
  },
);

test.each(['OpenDoor', 'Vote', 'Submit', 'City', 'Transfer', 'Me'])('%s has no words', (action) => {
  expect(words(action)).toBeUndefined();
});
