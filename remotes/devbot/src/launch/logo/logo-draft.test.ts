import { draftIn, draftText } from './logo-draft';

const bytes = Uint8Array.from([1, 2, 3]);

test('a draft is the same after a reload', () => {
  expect(draftIn(draftText({ type: 'image/webp', bytes }))).toEqual({ type: 'image/webp', bytes });
});

test.each([
  '',
  '{',
  '{}',
  '{"type":"text/html","bytes":"AQID"}',
  '{"type":"image/png","bytes":"AQID","upload":{}}',
])('%j is no draft', (text) => {
  expect(draftIn(text)).toBeUndefined();
});
