import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { PageContent } from './content-schema';
import { contentLimits } from './limits';
import { contentText, parseContent } from './parse-content';

const id = 'A'.repeat(43);
const content: PageContent = {
  v: 1,
  sections: [
    { kind: 'text', title: 'Hello', body: 'A *day*.' },
    {
      kind: 'links',
      title: 'Links',
      links: [{ label: 'Map', address: 'https://example.org/', note: 'All of it' }],
    },
    { kind: 'pictures', title: '', pictures: [{ id, alt: 'A hill', width: 1600, height: 900 }] },
    { kind: 'organisers', title: 'We', body: '' },
  ],
};
const [text, links, pictures] = content.sections;

test('a content that is written can be read', () => {
  expect(parseContent(contentText(content))).toEqual({ content });
});

test('members that this build does not know are left out', () => {
  const more = { ...content, theme: 'x', sections: [{ ...text, colour: 'red' }] };
  expect(parseContent(JSON.stringify(more))).toEqual({ content: { v: 1, sections: [text] } });
});

test('titles lose their line feeds and the marks that turn the direction of text', () => {
  const hostile = { v: 1, sections: [{ kind: 'text', title: ' a\u202E\nb ', body: 'c\u2066\r\nd' }] };
  expect(parseContent(JSON.stringify(hostile))).toEqual({
    content: { v: 1, sections: [{ kind: 'text', title: 'a b', body: 'c\nd' }] },
  });
});

test.each([
  ['broken', ''],
  ['broken', 'null'],
  ['broken', '[]'],
  ['broken', '{"v":1}'],
  ['broken', '{"v":1,"sections":[]}'],
  ['broken', JSON.stringify({ v: 1, sections: [{ kind: 'script', title: '', body: '' }] })],
  ['broken', JSON.stringify({ v: 1, sections: [{ ...text, title: 'a'.repeat(81) }] })],
  ['broken', JSON.stringify({ v: 1, sections: [{ ...text, body: 7 }] })],
  ['broken', JSON.stringify({ v: 1, sections: [{ ...text, body: 'a'.repeat(8001) }] })],
  ['broken', JSON.stringify({ v: 1, sections: Array(25).fill(text) })],
  [
    'broken',
    JSON.stringify({ v: 1, sections: [{ ...links, links: [{ label: 'a', address: 'javascript:a' }] }] }),
  ],
  [
    'broken',
    JSON.stringify({
      v: 1,
      sections: [{ ...pictures, pictures: [{ id: '../a', alt: 'a', width: 1, height: 1 }] }],
    }),
  ],
  [
    'broken',
    JSON.stringify({ v: 1, sections: [{ ...pictures, pictures: [{ id, alt: '', width: 1, height: 1 }] }] }),
  ],
  ['broken', '['.repeat(20_000)],
  ['newer', '{"v":2,"sections":"a"}'],
  ['too-large', 'a'.repeat(100_000)],
  ['too-large', `"${'あ'.repeat(contentLimits.contentBytes / 3)}"`],
])('a content is refused as %s', (fault, written) => {
  expect(parseContent(written)).toEqual({ fault });
});

test('changed texts never throw', () => {
  const random = seededRandom(12);
  const written = contentText(content);
  for (let round = 0; round < 500; round += 1) {
    const at = random.upTo(written.length);
    const changed =
      written.slice(0, at) +
      random.pick(['"', '{', '0', '\\', '\u202e', '']) +
      written.slice(at + random.upTo(4));
    const parsed = parseContent(changed);
    expect('content' in parsed || parsed.fault).toBeTruthy();
  }
});
