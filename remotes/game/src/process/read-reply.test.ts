import type { AoResult } from '@rainbow-rabbit/shared/ao';
import { readReply } from './read-reply';

const player = {
  registered: true,
  address: 'A'.repeat(43),
  rabbit: 7,
  nickname: 'Moss',
  colour: 'green',
  banned: false,
  collected: [{ colour: 'red', rabbit: 3, nickname: 'Fern', slot: 1, at: 2, status: 'pending' }],
  complete: false,
  rank: 4,
  chain: { start: 1, length: 2880 },
};

const reply = (action: string, data: unknown): AoResult => ({
  Messages: [
    { Target: 'someone', Tags: [{ name: 'Action', value: 'Other' }], Data: '{}' },
    { Target: 'someone', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) },
  ],
});

describe('reading what the process answers', () => {
  it('finds the reply by its action and takes only what it knows', () => {
    expect(readReply(reply('Registered', { ...player, surprise: 1 }), 'Registered')).toEqual(player);
    expect(readReply(reply('Me', { registered: false }), 'Me')).toEqual({ registered: false });
  });

  it('turns a refusal into an error with the code of the process', () => {
    const refused = { Error: 'rr:rabbit.colour-collected\nstack traceback: …', Messages: [] };
    expect(() => readReply(refused, 'Scanned')).toThrow(
      expect.objectContaining({ code: 'rabbit.rabbit.colour-collected' }),
    );
  });

  it('says that the process failed when it gives no code', () => {
    expect(() => readReply({ Error: 'attempt to index nil', Messages: [] }, 'Scanned')).toThrow(
      expect.objectContaining({ code: 'ao.process-failed' }),
    );
  });

  it.each([
    ['nothing', { Messages: [] }],
    ['no JSON', { Messages: [{ Target: 'x', Tags: [{ name: 'Action', value: 'Me' }], Data: '{' }] }],
    ['another shape', reply('Me', { registered: true })],
    ['a colour that does not exist', reply('Me', { ...player, colour: 'pink' })],
  ])('refuses %s where a reply was promised', (_, result) => {
    expect(() => readReply(result, 'Me')).toThrow(expect.objectContaining({ code: 'process.reply-invalid' }));
  });
});
