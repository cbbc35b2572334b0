import type { AoOutgoing } from '@rainbow-rabbit/shared/ao';
import * as v from 'valibot';
import { parseProcessReply, refusalOf } from './reply';

const codes = ['scan.stale', 'rabbit.colour-collected'] as const;
const schema = v.object({ count: v.number() });
const parse = (Messages: AoOutgoing[], target?: string) =>
  parseProcessReply({ Messages }, { action: 'Count', schema, codes, target });

const message = (Target: string, action: string, Data?: string): AoOutgoing => ({
  Target,
  Data,
  Tags: [
    { name: 'Ref_', value: '1' },
    { name: 'Action', value: action },
  ],
});

describe('the reply of a process', () => {
  it('is the message with the action, of which only known fields are taken', () => {
    const notice = message('me', 'Notice', '{"count":2}');
    expect(parse([notice, message('me', 'Count', '{"count":3,"surprise":1}')])).toEqual({ count: 3 });
  });

  it('is the one to the address that asked, where that is known', () => {
    const both = [message('other', 'Count', '{"count":1}'), message('me', 'Count', '{"count":3}')];
    expect(parse(both, 'me')).toEqual({ count: 3 });
    expect(() => parse(both, 'nobody')).toThrow(expect.objectContaining({ code: 'ao.no-reply' }));
  });

  it('that is missing is an error', () => {
    expect(() => parse([message('me', 'Other', '{"count":1}')])).toThrow(
      expect.objectContaining({ code: 'ao.no-reply', params: { action: 'Count' } }),
    );
  });

  it.each([undefined, '', '{', 'nil', '{}', '{"count":"1"}', 'null'])('with data %j is an error', (data) => {
    expect(() => parse([message('me', 'Count', data)])).toThrow(
      expect.objectContaining({ code: 'ao.invalid-reply' }),
    );
  });

  it('is the error of the process when it refused', () => {
    const result = { Error: 'rr:scan.stale', Messages: [message('me', 'Count', '{"count":1}')] };
    expect(() => parseProcessReply(result, { action: 'Count', schema, codes })).toThrow(
      expect.objectContaining({ code: 'scan.stale' }),
    );
  });
});

describe('the refusal of a process', () => {
  it.each([
    ['rr:scan.stale', 'scan.stale'],
    ['[string "rabbit"]:12: rr:rabbit.colour-collected\nstack traceback', 'rabbit.colour-collected'],
    ['Error: "rr:scan.stale".', 'scan.stale'],
    ['rr:scan.of-a-later-version', 'ao.process-failed'],
    ['attempt to index a nil value', 'ao.process-failed'],
    ['err:nope', 'ao.process-failed'],
  ])('with the error %j has the code %s', (text, code) => {
    expect(refusalOf({ Error: text, Messages: [] }, codes)?.code).toBe(code);
  });

  it('is undefined when the process did not refuse', () => {
    expect(refusalOf({ Messages: [] }, codes)).toBeUndefined();
  });
});
