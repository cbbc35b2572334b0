import { linkKind } from './link-kind';

const base = 'https://gateway.example/tx/#/rabbit/demo';

test.each([
  ['#/about', 'internal'],
  ['https://gateway.example/tx/#/r/CODE', 'internal'],
  ['./#/social', 'internal'],
  ['https://gateway.example/other/', 'external'],
  ['https://x.com/rabbit', 'external'],
  ['//evil.example', 'external'],
  ['mailto:staff@example.com', 'external'],
  ['http://', 'external'],
  ['javascript:alert(1)', 'script'],
  ['JaVaScRiPt:alert(1)', 'script'],
  [' \tjava\nscript:alert(1)', 'script'],
  ['data:text/html,<script>', 'script'],
  ['vbscript:x', 'script'],
  ['blob:https://gateway.example/1', 'script'],
])('%j is %s', (url, kind) => {
  expect(linkKind(url, base)).toBe(kind);
});
