import { hotCatalogue } from './hot-messages';

/** Runs the module of a catalogue; returns its messages, what it keeps for the next version, and the languages drawn. */
function run(json: string, kept?: { messages: object }) {
  const drawn: string[] = [];
  const data: { messages?: object } = {};
  const hot = {
    data: kept,
    accept: () => undefined,
    dispose: (keep: (data: object) => void) => keep(data),
  };
  const body = hotCatalogue(json)
    .replace(/^import .*$/m, '')
    .replace('import.meta.webpackHot', 'webpackHot')
    .replace('export default', 'return');
  const module = new Function('webpackHot', 'changeLocale', 'currentLocale', body);
  const messages: object = module(
    hot,
    (locale: string) => drawn.push(locale),
    () => 'pl',
  );
  return { messages, data, drawn };
}

test('the first version of a catalogue has its messages, and draws nothing', () => {
  const { messages, drawn } = run('{"a":"One","b":"Two"}');
  expect([messages, drawn]).toEqual([{ a: 'One', b: 'Two' }, []]);
});

test('a newer version takes the place of the messages that the page holds, and has it drawn again', () => {
  const first = run('{"a":"One","b":"Two"}');
  const second = run('{"a":"Uno","c":"Three"}', { messages: first.messages });
  expect(second.messages).toBe(first.messages);
  expect([second.messages, second.drawn]).toEqual([{ a: 'Uno', c: 'Three' }, ['pl']]);
});

test('a text that is no JSON fails the build', () => {
  expect(() => hotCatalogue('{"a": ')).toThrow(SyntaxError);
});
