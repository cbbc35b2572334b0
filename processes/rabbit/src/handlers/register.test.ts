import { addressOf } from '../../../common/testing/addresses';
import { maxChainLength, maxChainStartDrift, maxNicknameLength, maxRabbits } from '../../client/generated';
import { EventUnderTest, publicKeyOf } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();

beforeEach(() => event.open());

const refusal = async (name: string, change: object = {}) => {
  const { data } = await event.registration(name);
  return event.refusal(addressOf(name), 'Register', { ...data, ...change });
};

it('makes the sender a player and answers like Me', async () => {
  const { data, chain, chainStart } = await event.registration('Ann');
  const value = Buffer.from(chain.anchor).toString('base64url');
  const player = {
    registered: true,
    address: addressOf('Ann'),
    rabbit: 1,
    nickname: 'Ann',
    xUsername: 'ann_hops',
    colour: 'green',
    banned: false,
    collected: [],
    complete: false,
    rank: 1,
    voided: 0,
    given: 0,
    chain: { start: chainStart, length: 400, after: chainStart, slot: chainStart, value },
    at: event.now,
  };
  expect(await event.send(addressOf('Ann'), 'Register', { ...data, xUsername: 'ann_hops' })).toEqual(player);
  expect(await event.read('Me', { address: addressOf('Ann') })).toEqual(player);
  expect(await event.read('Info')).toMatchObject({ players: 1 });
});

it('deals the colours in turn', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const dealt: string[] = [];
  for (const name of names) {
    const { data } = await event.registration(name);
    const { colour } = await event.send<{ colour: string }>(addressOf(name), 'Register', data);
    dealt.push(colour);
  }
  expect(dealt).toEqual(['green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet', 'green']);
});

it('is open in the phases open, running and paused, and in no other', async () => {
  await event.join('while open');
  await event.act('Start');
  await event.join('while running');
  await event.act('Pause');
  await event.join('while paused');
  await event.act('End');
  expect(await refusal('too late')).toBe('event.not-open');
  await event.reset();
  expect(await refusal('too early')).toBe('event.not-open');
});

it('takes each address once', async () => {
  await event.join('Ann');
  const { data } = await event.registration('Ann');
  expect(await event.refusal(addressOf('Ann'), 'Register', { ...data, nickname: 'Other' })).toBe(
    'player.exists',
  );
});

it.each(['0x52908400098527886E0F7030069857D2E4169EE7', `${'A'.repeat(42)}B`])(
  'refuses the address %s, which is not 32 bytes',
  async (address) => {
    const { data } = await event.registration('Ann');
    expect(await event.refusal(address, 'Register', data)).toBe('player.address-unsupported');
  },
);

it('tells a question without an address what else is wrong', async () => {
  const { data } = await event.registration('Ann');
  expect(await event.refusal('1234', 'Register', { ...data, nickname: '\u00a0' })).toBe(
    'player.nickname-invalid',
  );
  await event.act('Configure', { admission: 'tickets' });
  expect(await event.refusal('1234', 'Register', data)).toBe('player.address-unsupported');
});

it.each([
  ['a no-break space', '\u00a0'],
  ['a no-break space between words', 'Ann\u00a0Lee'],
  ['an ogham space', 'Ann\u1680Lee'],
  ['an ideographic space', 'Ann\u3000Lee'],
  ['a mark alone', '\u0301'],
  ['a mark after a space', 'Ann \u0301Lee'],
  ['three marks on a letter', 'Ann\u0301\u0302\u0303'],
  ['private use', 'Ann\ue000'],
  ['no character of Unicode', 'Ann\u0378'],
  ['no character of Unicode beyond 16 bits', 'Ann\u{1fffe}'],
  ['private use beyond 16 bits', 'Ann\u{f0000}'],
  ['a Cyrillic letter among Latin ones', '\u0410lice'],
  ['a Greek letter among Latin ones', 'Ali\u03bfe'],
])('refuses a nickname with %s', async (_, nickname) => {
  const { data } = await event.registration('Ann');
  expect(await event.refusal(addressOf('Ann'), 'Register', { ...data, nickname })).toBe(
    'player.nickname-invalid',
  );
});

it.each(['Żółć', 'Алиса', 'Αλίκη', 'アリス', '愛麗絲', 'A\u0302\u0301nn', '1\ufe0f\u20e3'])(
  'takes the nickname %s',
  async (nickname) => {
    const { data } = await event.registration('Ann');
    expect(await event.send(addressOf('Ann'), 'Register', { ...data, nickname })).toMatchObject({ nickname });
  },
);

it('refuses a message that a process sent: only wallets can play', async () => {
  const { data } = await event.registration('Ann');
  const tags = [{ name: 'From-Process', value: addressOf('process of somebody') }];
  expect(await event.refusal(addressOf('Ann'), 'Register', data, { tags })).toBe(
    'player.address-unsupported',
  );
});

it('ends with the last number that a code can carry', async () => {
  await event.act('Configure', { capacity: maxRabbits });
  await event.live.evaluateLua('RabbitState.players.total = 65535');
  expect(await refusal('Ann')).toBe('event.full');
});

describe('a nickname', () => {
  it.each([
    ['one letter', 'A'],
    ['24 letters', 'ABCDEFGHIJKLMNOPQRSTUVWX'],
    ['24 code points outside the basic plane', '🐇'.repeat(24)],
    ['words', 'White Rabbit'],
    ['accents', 'Zoë Ångström'],
    ['Japanese', 'うさぎ 太郎'],
    ['Polish', 'Żółty Królik'],
    ['Arabic', 'أرنب'],
    ['signs', '<b>"Ann" & \\Ben\\</b>'],
    ['a heart with its variation selector', '❤\ufe0f'],
  ])('may be %s and comes back as it was given', async (_, nickname) => {
    const { data } = await event.registration('Ann');
    await expect(event.send(addressOf('Ann'), 'Register', { ...data, nickname })).resolves.toMatchObject({
      nickname,
    });
    expect(await event.read('Leaderboard')).toMatchObject({ rows: [{ nickname }] });
  });

  it.each([
    ['nothing', ''],
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['25 letters', 'ABCDEFGHIJKLMNOPQRSTUVWXY'],
    ['a space', ' '],
    ['a space before', ' Ann'],
    ['a space behind', 'Ann '],
    ['two spaces', 'Ann  Bee'],
    ['a line feed', 'Ann\nBee'],
    ['a zero byte', 'Ann\u0000'],
    ['a C1 control', 'Ann\u0085'],
    ['a delete', 'Ann\u007f'],
    ['a soft hyphen', 'An\u00adn'],
    ['a zero-width space', 'An\u200bn'],
    ['a zero-width joiner', 'An\u200dn'],
    ['a right-to-left mark', 'Ann\u200f'],
    ['a right-to-left override', '\u202eAnn'],
    ['an isolate', '\u2066Ann\u2069'],
    ['an Arabic letter mark', 'Ann\u061c'],
    ['a line separator', 'Ann\u2028Bee'],
    ['a word joiner', 'An\u2060n'],
    ['a byte order mark', '\ufeffAnn'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['a blank Braille pattern', '\u2800'],
    ['a grapheme joiner', 'An\u034fn'],
    ['a tag character', 'Ann\u{e0041}'],
  ])('may not be or have %s', async (_, nickname) => {
    expect(await refusal('Ann', { nickname })).toBe('player.nickname-invalid');
  });

  it.each([
    ['half a surrogate pair', '"Ann\\ud83d"'],
    ['the other half', '"\\udc07Ann"'],
    ['a surrogate pair as two characters', '"\\ud83d \\udc07"'],
  ])('may not be %s, which is no valid UTF-8', async (_, nickname) => {
    const { data } = await event.registration('Ann');
    const text = JSON.stringify({ ...data, sequence: 1 }).replace(
      '"nickname":"Ann"',
      `"nickname":${nickname}`,
    );
    expect(await event.refusal(addressOf('Ann'), 'Register', text)).toBe('player.nickname-invalid');
  });

  it.each([
    ['case', 'rabbit', 'RABBIT'],
    ['full-width letters', 'rabbit', 'ＲＡＢＢＩＴ'],
    ['a composed accent', 'Zo\u00eb', 'zoe\u0308'],
    ['accents in another order', 'a\u0323\u0302', '\u1ead'],
    ['ß', 'Straße', 'STRASSE'],
    ['capital ß', 'Straße', 'STRAẞE'],
    ['Cyrillic case', 'Кролик', 'КРОЛИК'],
    ['Greek case and final sigma', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['a ligature', 'ﬁnn', 'FINN'],
    ['a circled letter', 'Ⓐnn', 'ann'],
    ['half-width kana', 'ﾗﾋﾞｯﾄ', 'ラビット'],
    ['Hangul in single letters', '토끼', '토끼'.normalize('NFD')],
    ['a mathematical alphabet', '𝓡𝓪𝓫𝓫𝓲𝓽', 'rabbit'],
    ['the Kelvin sign', 'Kim', '\u212aim'],
    ['a variation selector', '❤', '❤\ufe0f'],
    ['Greek iota below', 'ᾳ', 'ΑΙ'],
  ])('gets a number when another spelling is taken: %s', async (_, taken, wanted) => {
    const { data } = await event.registration('first');
    await event.send(addressOf('first'), 'Register', { ...data, nickname: taken });
    const { data: second } = await event.registration('second');
    expect(await event.send(addressOf('second'), 'Register', { ...second, nickname: wanted })).toMatchObject({
      nickname: `${wanted} 2`,
    });
  });

  const named = async (address: string, nickname: string) => {
    const { data } = await event.registration(address);
    const reply = await event.send<{ nickname: string }>(addressOf(address), 'Register', {
      ...data,
      nickname,
    });
    return reply.nickname;
  };
  const namedInTurn = async (wishes: readonly string[]) => {
    const given: string[] = [];
    for (const [index, wish] of wishes.entries()) given.push(await named(`player ${index}`, wish));
    return given;
  };

  it.each<[string, string[], string[]]>([
    ['the next one', ['Anna', 'anna', 'ANNA'], ['Anna', 'anna 2', 'ANNA 3']],
    ['one that nobody typed', ['Anna', 'Anna 3', 'anna 2', 'Anna'], ['Anna', 'Anna 3', 'anna 2', 'Anna 4']],
    ['the next one of its own', ['Anna', 'Anna 2', 'ＡＮＮＡ ２'], ['Anna', 'Anna 2', 'ＡＮＮＡ 3']],
    ['of a number itself', ['7', '7', '007', '007'], ['7', '7 2', '007', '007 2']],
    [
      'after words',
      ['Anna 1', 'Anna 1', 'Anna 02', 'Anna 02'],
      ['Anna 1', 'Anna 1 2', 'Anna 02', 'Anna 02 2'],
    ],
    [
      'with a cut name',
      Array(3).fill('🐇'.repeat(24)),
      ['🐇'.repeat(24), `${'🐇'.repeat(22)} 2`, `${'🐇'.repeat(22)} 3`],
    ],
    [
      'without a space before it',
      Array(2).fill(`${'a'.repeat(21)} bc`),
      [`${'a'.repeat(21)} bc`, `${'a'.repeat(21)} 2`],
    ],
  ])('gets a number: %s', async (_, wishes, given) => {
    expect(await namedInTurn(wishes)).toEqual(given);
    expect(await event.read('Leaderboard')).toMatchObject({ rows: given.map((nickname) => ({ nickname })) });
  });

  it('gets a number of two digits with a shorter name, within the length that names may have', async () => {
    const wish = 'a'.repeat(maxNicknameLength);
    const given = await namedInTurn(Array(12).fill(wish));
    expect(given.slice(8)).toEqual([9, 2, 3, 4].map((number, at) => `${'a'.repeat(at ? 21 : 22)} ${number}`));
  });

  it('can be wished for again once its player was removed, and its number is not given again', async () => {
    expect(await namedInTurn(['Anna', 'Anna', 'Anna'])).toEqual(['Anna', 'Anna 2', 'Anna 3']);
    await event.act('Remove', { rabbit: 1 });
    await event.act('Remove', { rabbit: 2 });
    expect(await named('Dora', 'Anna')).toBe('Anna');
    expect(await named('Eve', 'Anna')).toBe('Anna 4');
    expect(await named('Fay', 'Anna 2')).toBe('Anna 2');
    expect(await named('Gil', 'Anna')).toBe('Anna 5');
  });

  it.each([
    ['other accents', 'Zoe', 'Zoë'],
    ['marks of one class in another order', 'a\u0301\u0300', 'a\u0300\u0301'],
    ['a dotless i', 'pırıl', 'piril'],
    ['another script', 'Anna', 'Аппа'],
  ])('is free with %s', async (_, taken, wanted) => {
    for (const nickname of [taken, wanted]) {
      const { data } = await event.registration(nickname);
      await event.send(addressOf(nickname), 'Register', { ...data, nickname });
    }
    expect(await event.read('Info')).toMatchObject({ players: 2 });
  });
});

it.each([
  ['empty', ''],
  ['too long', 'a'.repeat(16)],
  ['with an at sign', '@ann'],
  ['with a hyphen', 'ann-hops'],
  ['with an accent', 'zoë'],
  ['no text', 7],
])('refuses an X username that is %s', async (_, xUsername) => {
  expect(await refusal('Ann', { xUsername })).toBe('player.x-username-invalid');
});

const bytes = (size: number, first = 4) =>
  Buffer.concat([Buffer.from([first]), Buffer.alloc(size - 1, 7)]).toString('base64url');

it.each([
  ['missing', undefined],
  ['too short', bytes(412)],
  ['too long', bytes(414)],
  ['without an uncompressed key at its start', bytes(413, 2)],
  ['with padding', `${bytes(413)}=`],
  ['no text', { sealed: true }],
])('refuses a sealed contact that is %s', async (_, sealedContact) => {
  expect(await refusal('Ann', { sealedContact })).toBe('player.contact-invalid');
});

it.each([
  ['missing', undefined],
  ['too short', bytes(64)],
  ['compressed', bytes(65, 3)],
  ['no text', 5],
])('refuses a role key that is %s', async (_, roleKey) => {
  expect(await refusal('Ann', { roleKey })).toBe('player.role-key-invalid');
});

describe('a chain', () => {
  it.each([
    ['no anchor', { chainAnchor: undefined }],
    ['a short anchor', { chainAnchor: bytes(9) }],
    ['a start that is no number', { chainStart: '5' }],
    ['a start with a fraction', { chainStart: 58_333_400.5 }],
    ['a negative start', { chainStart: -1 }],
    ['no length', { chainLength: undefined }],
    ['the length 0', { chainLength: 0 }],
    ['more values than the process accepts', { chainLength: maxChainLength + 1 }],
  ])('may not have %s', async (_, change) => {
    expect(await refusal('Ann', change)).toBe('chain.invalid');
  });

  it('starts at most a day from the time of the message', async () => {
    expect(await refusal('Ann', { chainStart: event.slot - maxChainStartDrift - 1 })).toBe('chain.clock-off');
    expect(await refusal('Ann', { chainStart: event.slot + maxChainStartDrift + 1 })).toBe('chain.clock-off');
    for (const [name, chainStart] of [
      ['Ann', event.slot - maxChainStartDrift],
      ['Ben', event.slot + maxChainStartDrift],
    ] as const) {
      const { data } = await event.registration(name);
      await event.send(addressOf(name), 'Register', { ...data, chainStart, chainLength: maxChainLength });
    }
  });
});

it('says what is wrong in the order of the protocol', async () => {
  const wrong = { nickname: '', xUsername: '', sealedContact: '', roleKey: publicKeyOf('x'), chainLength: 0 };
  expect(await refusal('Ann', wrong)).toBe('player.nickname-invalid');
  expect(await refusal('Ann', { ...wrong, nickname: 'Ann' })).toBe('player.x-username-invalid');
});
