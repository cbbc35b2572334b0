import type { AoResult } from '../types';
import { compareStatements, markOfRead, markOfResult, statementOf, timeOfText } from './marks.domain';

describe('marks', () => {
  const sent = (Reference: string, data: object = {}, Action = 'Info'): AoResult['Messages'][number] => ({
    Target: 'nobody',
    Data: JSON.stringify(data),
    Tags: Object.entries({ Reference, Action }).map(([name, value]) => ({ name, value })),
  });
  const result = (...Messages: AoResult['Messages']): AoResult => ({ Messages });

  it('are the messages that a process had sent before a dry run, and after a message', () => {
    expect(markOfRead(result(sent('12'), sent('13')))).toBe(11);
    expect(markOfResult(result(sent('12'), sent('13')))).toBe(13);
    expect(markOfRead(result())).toBeUndefined();
    expect(markOfRead(result(sent('many')))).toBeUndefined();
    expect(markOfRead(result(sent('1'.repeat(16))))).toBeUndefined();
  });

  it('of published texts are their times', () => {
    expect(timeOfText('{"at":1795483191650,"is":{}}')).toBe(1_795_483_191_650);
    expect(timeOfText('<html>')).toBeUndefined();
  });

  it.each([
    [
      'the same, whatever the time and the order of fields',
      { at: 1, a: 1, b: 2 },
      { b: 2, at: 5, a: 1 },
      'same',
    ],
    ['different at the same time', { at: 1, a: 1 }, { at: 1, a: 2 }, 'different'],
    ['unclear at different times', { at: 1, a: 1 }, { at: 2, a: 2 }, 'unclear'],
  ])('answers are %s', (_, one, other, expected) => {
    const statements = [one, other].map((data) => statementOf(result(sent('7', data))));
    expect(compareStatements(statements[0] as never, statements[1] as never)).toBe(expected);
  });

  it('of refusals are compared, too', () => {
    const refused = statementOf({ Error: 'rr:a.b', Messages: [] });
    expect(compareStatements(refused, statementOf(result(sent('1'))))).toBe('different');
  });
});
