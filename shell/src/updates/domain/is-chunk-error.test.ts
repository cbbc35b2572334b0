import { isChunkError } from './is-chunk-error';

test('scripts and style sheets that could not be loaded are noticed, and no other error', () => {
  const script = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const style = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  expect([script, style].map(isChunkError)).toEqual([true, true]);
  expect([new Error('other'), { name: 'ChunkLoadError' }, undefined].map(isChunkError)).toEqual([
    false,
    false,
    false,
  ]);
});
