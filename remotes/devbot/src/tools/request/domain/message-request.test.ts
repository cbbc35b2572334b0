import { splitWords } from '../../../bot/command-words';
import {
  commandOfRequest,
  emptyRequest,
  type MessageRequest,
  parseRequestJson,
  requestJson,
  requestOfArgs,
  tagsOfRequest,
} from './message-request';

const process = 'p'.repeat(43);
const transfer: MessageRequest = {
  process,
  action: 'Transfer',
  tags: [
    { name: 'Recipient', value: 'r'.repeat(43) },
    { name: 'X-Note', value: 'a=b "c"' },
  ],
  data: '{"it\'s": "so"}',
};

test('words after a command fill a request in', () => {
  expect(requestOfArgs([process, 'Transfer', 'Quantity=5', 'Data=x=y'])).toEqual({
    process,
    action: 'Transfer',
    tags: [{ name: 'Quantity', value: '5' }],
    data: 'x=y',
  });
  expect(requestOfArgs([])).toEqual(emptyRequest);
});

test.each([
  ['tags and data', transfer],
  ['an action with a sign of equality', { ...emptyRequest, process, action: 'a=b' }],
  ['only a process', { ...emptyRequest, process }],
])('a request with %s comes back from its command', (_, request) => {
  const [, ...args] = splitWords(commandOfRequest('/send', request));
  expect(requestOfArgs(args)).toEqual(request);
});

test('a request comes back from its JSON', () => {
  expect(parseRequestJson(requestJson(transfer))).toEqual(transfer);
  expect(parseRequestJson('{}')).toEqual(emptyRequest);
});

test('JSON with two actions keeps both as rows', () => {
  const tags = ['a', 'b'].map((value) => ({ name: 'Action', value }));
  expect(parseRequestJson(JSON.stringify({ tags }))).toEqual({ ...emptyRequest, tags });
});

test.each(['', '7', 'null', '{"tags":[{"name":1}]}', '{"data":{}}'])('%j is no request', (json) => {
  expect(() => parseRequestJson(json)).toThrow(expect.objectContaining({ code: 'devbot.request-json' }));
});

test('the action is the first tag, and empty rows are none', () => {
  expect(tagsOfRequest({ ...transfer, tags: [{ name: '', value: '' }] })).toEqual([
    { name: 'Action', value: 'Transfer' },
  ]);
});
