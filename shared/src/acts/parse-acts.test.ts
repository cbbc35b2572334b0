import { declareActs, describeAct, parseActs, staffWords } from '.';

const acts = declareActs({
  'processes.hall': {
    staff: staffWords(['Close'], (action, part) => `desk.${action}.${part}` as const),
    acts: {
      Enter: {
        titleKey: 'enter.title',
        textKey: 'enter.text',
        ways: [
          { actKey: 'enter.freely', ahead: [{ action: 'Leave', isKept: true }] },
          { actKey: 'enter.once' },
        ],
      },
      Leave: { titleKey: 'enter.title', textKey: 'enter.text', ways: [{ actKey: 'enter.once' }] },
    },
  },
});
const hall = acts['processes.hall'] ?? { acts: {} };
const texts = {
  en: {
    'enter.title': 'Enter the hall?',
    'enter.text': 'You come in.',
    'enter.freely': 'In and out',
    'enter.once': 'In',
    'desk.Close.title': 'Close the hall?',
    'desk.Close.text': 'Everybody goes home.',
    'desk.Close.act': 'Close it',
  },
  ja: { 'enter.title': 'ホールに入りますか？' },
};
const known = { acts, texts };

test('an act is described in the language of the page, and else in English', () => {
  const asked = { receiver: 'processes.hall', action: 'Enter', locale: 'ja' };
  expect(describeAct(parseActs(known), asked)).toEqual({
    role: 'anybody',
    title: 'ホールに入りますか？',
    text: 'You come in.',
    ways: [{ act: 'In and out', ahead: [{ action: 'Leave', isKept: true }] }, { act: 'In' }],
  });
});

test('an act of the staff has its role, its own words, and one way to approve', () => {
  const asked = { receiver: 'processes.hall', action: 'Close', locale: 'en' };
  expect(describeAct(parseActs(known), asked)).toEqual({
    role: 'staff',
    title: 'Close the hall?',
    text: 'Everybody goes home.',
    ways: [{ act: 'Close it' }],
  });
});

/** The acts of a hall that can be run from a device by one answer. */
const withRun = (run: { acts: readonly string[]; alsoAt?: readonly string[]; fees?: string }) => ({
  ...known,
  acts: { 'processes.hall': { ...hall, run: { actKey: 'enter.freely', ...run } } },
});

test('an act of the day can be approved with the others, which are named by their buttons', () => {
  const asked = { receiver: 'processes.hall', action: 'Close', locale: 'en' };
  const run = { acts: ['Close', 'Leave'], fees: '5' };
  expect(describeAct(parseActs(withRun(run)), asked)).toMatchObject({
    ways: [
      { act: 'In and out', ahead: [{ action: 'Close' }, { action: 'Leave' }], fees: '5' },
      { act: 'Close it' },
    ],
    covered: ['Close it', 'In'],
  });
});

test('an act of the staff can offer a run that does not cover it', () => {
  const asked = { receiver: 'processes.hall', action: 'Close', locale: 'en' };
  expect(describeAct(parseActs(withRun({ acts: ['Leave'], alsoAt: ['Close'] })), asked)).toMatchObject({
    ways: [{ act: 'In and out', ahead: [{ action: 'Leave' }], fees: '0' }, { act: 'Close it' }],
    covered: ['In'],
  });
});

test('an act of the staff that a run leaves out is asked for alone', () => {
  const asked = { receiver: 'processes.hall', action: 'Close', locale: 'en' };
  expect(describeAct(parseActs(withRun({ acts: ['Leave'] })), asked)).toMatchObject({
    ways: [{ act: 'Close it' }],
  });
});

test.each([
  ['processes.hall', 'Open'],
  ['processes.hall', 'constructor'],
  ['community', 'Enter'],
  ['constructor', 'Enter'],
])('an act that is not declared has no words: to %s, %s', (receiver, action) => {
  expect(describeAct(parseActs(known), { receiver, action, locale: 'en' })).toBeUndefined();
});

const withEnter = (change: object) => ({
  ...known,
  acts: { 'processes.hall': { ...hall, acts: { ...hall.acts, Enter: { ...hall.acts.Enter, ...change } } } },
});
const ahead = (action: string) => withEnter({ ways: [{ actKey: 'enter.once', ahead: [{ action }] }] });

test.each([
  ['an answer that approves an unknown act ahead', ahead('Pay')],
  ['an answer that approves an act of the staff ahead', ahead('Close')],
  ['an answer that approves another code ahead', ahead('Eval')],
  ['no way to approve', withEnter({ ways: [] })],
  ['a key without a text', withEnter({ titleKey: 'leave.title' })],
  [
    'an act of the staff without a text',
    { ...known, texts: { en: { ...texts.en, 'desk.Close.act': undefined } } },
  ],
  ['a text with a placeholder', { ...known, texts: { en: { ...texts.en, 'enter.text': '{{action}}' } } }],
  ['a text that is too long', { ...known, texts: { en: { ...texts.en, 'enter.text': 'a'.repeat(201) } } }],
  ['an empty text', { ...known, texts: { en: { ...texts.en, 'enter.text': '' } } }],
  ['words for what replaces a code', { ...known, acts: { events: { acts: { Eval: hall.acts.Enter } } } }],
  [
    'an act that is of the staff, too',
    { ...known, acts: { events: { ...hall, staff: { Enter: hall.staff?.Close } } } },
  ],
  ['a run with an act of another process', withRun({ acts: ['Pay'] })],
  ['a run with more fees than 0.1 AR', withRun({ acts: ['Close'], fees: '100000000001' })],
  [
    'a run without a text',
    { ...known, acts: { events: { ...hall, run: { acts: ['Close'], actKey: 'run.act' } } } },
  ],
  ['no texts', { acts }],
  ['no object', []],
])('%s is refused', (_, json) => {
  expect(() => parseActs(json)).toThrow(expect.objectContaining({ code: 'area.manifest-invalid' }));
});
