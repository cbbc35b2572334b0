import { reasonOf, withoutColours } from './plain-error';

const raw =
  '\u001b[31mError\u001b[90m handling message with Action = Refuse\u001b[0m \u001b[32m[string ".handlers"]:723: [string "aos"]:6: This is refused.\u001b[0m\n\nstack traceback:\n\t[C]: in function \'error\'\n\t[string "aos"]:6: in upvalue';

it('finds the reason among the places of the code', () => {
  expect(reasonOf(withoutColours(raw))).toBe('This is refused.');
  expect(reasonOf('[string ".x"]:12: rr:scan.too-late')).toBe('rr:scan.too-late');
  expect(reasonOf('out of gas')).toBe('out of gas');
  expect(reasonOf('')).toBe('');
});

it('takes the colours away, and nothing else', () => {
  expect(withoutColours('a\u001b[1;31mb\u001b[0m[0m')).toBe('ab[0m');
});
