import { ticketText } from '@rainbow-rabbit/processes/admission/client';
import { aTicket } from '../../testing/a-ticket';
import { carriedTicket, joiningPath, parseJoiningLink, withoutTicket } from './joining-link';

const ticket = aTicket();
const text = ticketText(ticket);

describe('a joining link', () => {
  it.each([
    `https://arweave.net/abc/#/rabbit/demo?t=${text}`,
    `https://rabbit.example/#/ja/rabbit/demo?t=${text}`,
    `https://rabbit.example/#/rabbit/demo/register?x=1&t=${text.toLowerCase()}`,
    `HTTPS://RABBIT.EXAMPLE/#/RABBIT/DEMO?t=${text}`,
    `https://rabbit.example/#${joiningPath('demo', ticket)}`,
  ])('carries a ticket to an event in %s', (link) => {
    expect(parseJoiningLink(link)).toEqual({ slug: 'demo', ticket });
  });

  it.each([text.slice(0, -4), `${text}A`, text.replace('A', '!'), ''])(
    'is damaged when its ticket reads %j',
    (cut) => {
      expect(parseJoiningLink(`https://rabbit.example/#/rabbit/demo?t=${cut}`)).toEqual({
        slug: 'demo',
        ticket: undefined,
      });
    },
  );

  it.each(['https://rabbit.example/#/rabbit/demo', 'https://rabbit.example/?t=AAAA', 'hello', ''])(
    'is none in %j',
    (other) => {
      expect(parseJoiningLink(other)).toBeUndefined();
    },
  );
});

it('finds a ticket in a query and takes it away, and leaves the rest', () => {
  expect(carriedTicket(`?x=1&t=${text}`)).toBe(text);
  expect(carriedTicket('?x=1')).toBeNull();
  expect(withoutTicket(`?x=1&t=${text}`)).toBe('?x=1');
  expect(withoutTicket(`?t=${text}`)).toBe('');
});
