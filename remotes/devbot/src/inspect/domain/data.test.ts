import { dataFormsOf, shownData } from './data-text';
import { isJson, prettyJson } from './pretty-json';

describe('JSON', () => {
  it('has a line for each value', () => {
    const text = '{"a":[1,{"b":"x,{}:\\"y"}],"c":{},"d":[],"e":null}';
    expect(prettyJson(text, 10_000)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('is an object or a list that can be parsed', () => {
    expect(isJson(' {"a":1}')).toBe(true);
    expect(isJson('[]')).toBe(true);
    expect(isJson('{"a":1')).toBe(false);
    expect(isJson('12')).toBe(false);
    expect(isJson('plain')).toBe(false);
    expect(isJson(`[${'1,'.repeat(1_000_000)}1]`)).toBe(false);
  });

  it('of any depth and length is shown at once', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const shown = prettyJson(deep, 8000);
    expect(shown.length).toBeLessThanOrEqual(8000);
    expect(prettyJson(`[${'1,'.repeat(100_000)}1]`, 500)).toHaveLength(500);
    expect(shownData({ text: deep }, 'json', 8000).shown.split('\n').length).toBeLessThan(60);
  });
});

describe('data', () => {
  it('is shown in the form that says most', () => {
    expect(dataFormsOf({ text: '{"a":1}' })).toEqual(['json', 'text', 'hex']);
    expect(dataFormsOf({ text: 'plain' })).toEqual(['text', 'hex']);
    expect(dataFormsOf({ text: '\ufffd', bytes: Uint8Array.of(255) })).toEqual(['hex', 'text']);
  });

  it('has its hidden characters written out', () => {
    expect(shownData({ text: 'a\u202e' }, 'text', 100)).toEqual({ shown: 'a\\u202e', isWhole: true });
  });

  it('is cut, and says so', () => {
    expect(shownData({ text: 'x'.repeat(101) }, 'text', 100)).toEqual({
      shown: 'x'.repeat(100),
      isWhole: false,
    });
    expect(shownData({ text: `[${'1,'.repeat(200)}1]` }, 'json', 100).isWhole).toBe(false);
    expect(shownData({ text: '', bytes: new Uint8Array(1000) }, 'hex', 100).isWhole).toBe(false);
  });

  it('is shown as bytes with the letters among them', () => {
    expect(shownData({ text: 'Hi\n' }, 'hex', 100)).toEqual({
      shown: `000000  48 69 0a${' '.repeat(39)}  Hi.`,
      isWhole: true,
    });
  });
});
