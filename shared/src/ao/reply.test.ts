import { processErrorOf, replyOf } from './reply';
import type { AoOutgoing } from './types';

const message = (Target: string, action: string, Data?: string): AoOutgoing => ({
  Target,
  Data,
  Tags: [
    { name: 'Ref_', value: '1' },
    { name: 'Action', value: action },
  ],
});

describe('a reply', () => {
  it('is the message to the asker with the action', () => {
    const Messages = [
      message('other', 'Me', '1'),
      message('me', 'Notice', '2'),
      message('me', 'Me', '{"a":[3]}'),
    ];
    expect(replyOf({ Messages }, 'me', 'Me')).toEqual({ a: [3] });
  });

  it('that is missing is an error', () => {
    expect(() => replyOf({ Messages: [message('other', 'Me', '1')] }, 'me', 'Me')).toThrow('ao.no-reply');
  });

  it.each([undefined, '', '{', 'nil'])('with data %j is an error', (data) => {
    expect(() => replyOf({ Messages: [message('me', 'Me', data)] }, 'me', 'Me')).toThrow('ao.invalid-reply');
  });

  it('is the process’s own error when it refused', () => {
    const result = { Error: 'handler failed', Messages: [message('me', 'Me', '1')] };
    expect(() => replyOf(result, 'me', 'Me')).toThrow('ao.process-failed');
  });
});

describe('the error of a process', () => {
  it.each([
    ['rr:scan.stale', 'scan.stale'],
    ['[string "rabbit"]:12: rr:rabbit.colour-collected\nstack traceback', 'rabbit.colour-collected'],
    ['Error: "rr:message.reserved-tag".', 'message.reserved-tag'],
    ['attempt to index a nil value', 'ao.process-failed'],
    ['err:nope', 'ao.process-failed'],
  ])('in %j has the code %s', (text, code) => {
    expect(processErrorOf({ Error: text, Messages: [] })?.code).toBe(code);
  });

  it('is none when there is none', () => {
    expect(processErrorOf({ Messages: [] })).toBeUndefined();
  });
});
