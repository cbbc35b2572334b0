import { addressOf } from './addresses';
import { PostOffice } from './post-office';

/** A process that counts what it gets, and sends a ball on, with one turn less each time, to the process that it names. */
const player = (to: string) => ({
  source: `
    State = State or { got = 0, last = '' }
    Handlers.append('ball', 'Ball', function(msg)
      State.got, State.last = State.got + 1, msg.From
      if msg.Data == '3' then error('rr:ball.heavy', 0) end
      if tonumber(msg.Data) > 0 then
        ao.send({ Target = '${PostOffice.idOf(to)}', Action = 'Ball', Data = tostring(tonumber(msg.Data) - 1) })
      else
        ao.send({ Target = '${addressOf('Ann')}', Action = 'Done', Data = 'ended' })
      end
    end)`,
  state: 'State',
});

let office: PostOffice<'left' | 'right'>;
beforeAll(async () => {
  office = await PostOffice.open({ left: player('right'), right: player('left') });
});
afterAll(() => office.stop());
beforeEach(async () => {
  office.carry = (post) => [post];
  await office.reset();
});

const ball = (turns: number | string) => ({
  from: addressOf('Ann'),
  action: 'Ball',
  data: String(turns),
  at: 5,
  block: 1,
});
const got = async (name: 'left' | 'right') => office.process(name).evaluateLua('return State.got');

it('hands over each message from process to process until none follows', async () => {
  const { deliveries } = await office.send('left', ball(2));
  expect(deliveries.map(({ post }) => post.message.Data)).toEqual(['1', '0']);
  expect(deliveries.at(-1)?.result.Messages[0]).toMatchObject({ Target: addressOf('Ann'), Data: 'ended' });
  expect([await got('left'), await got('right')]).toEqual(['2', '1']);
  expect(await office.process('right').evaluateLua('return State.last')).toBe(PostOffice.idOf('left'));
});

it('loses, repeats and holds back messages as a test wants', async () => {
  office.carry = () => [];
  expect((await office.send('left', ball(1))).deliveries).toEqual([]);
  office.carry = (post) => [post, post];
  expect((await office.send('left', ball(1))).deliveries).toHaveLength(2);
  const held: Parameters<typeof office.carry>[0][] = [];
  office.carry = (post) => {
    held.push(post);
    return [];
  };
  await office.send('left', ball(1));
  office.carry = (post) => [post];
  expect(await got('right')).toBe('2');
  expect(await office.deliver(...held)).toHaveLength(1);
  expect(await got('right')).toBe('3');
});

it('tells of a message that was refused, and stops processes that answer each other for ever', async () => {
  const { deliveries } = await office.send('left', ball(4));
  expect(deliveries.map(({ result }) => result.Error)).toEqual([expect.stringContaining('rr:ball.heavy')]);
  await expect(office.send('left', ball(1000))).rejects.toThrow('for ever');
});
