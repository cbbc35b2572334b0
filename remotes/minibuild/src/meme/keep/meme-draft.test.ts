import { firstMeme } from '../domain/scene-captions';
import { checkedDraft } from './meme-draft';

const meme = firstMeme('sign', ['Carrots']);
const own = { ...meme, back: { kind: 'picture', picture: '1', zoom: 1, x: 0.5, y: 0.5 } };

test('a draft comes back as it was kept, its picture as a file', () => {
  expect(checkedDraft({ meme })).toEqual({ meme });
  const picture = { bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/webp' };
  expect(checkedDraft({ meme: own, picture })?.picture).toMatchObject({ size: 3, type: 'image/webp' });
});

test.each([
  ['nothing', undefined],
  ['another thing', { title: 'x' }],
  ['a scene that is no more', { meme: { ...meme, back: { kind: 'scene', scene: 'gone' } } }],
  ['a place that is no number', { meme: { ...meme, layers: [{ ...meme.layers[0], x: Number.NaN }] } }],
  ['more layers than there may be', { meme: { ...meme, layers: Array(100).fill(meme.layers[0]) } }],
  ['a picture without its file', { meme: own }],
])('%s is no draft', (_, value) => {
  expect(checkedDraft(value)).toBeUndefined();
});
