import { aTicket } from '../../testing/a-ticket';
import { joiningPath } from './joining-link';
import { readCard } from './read-card';

const ticket = aTicket();
const events = [
  { slug: 'demo', name: 'Garden Party' },
  { slug: 'osaka', name: 'Osaka' },
];
const cardOf = (slug: string) => `https://rabbit.example/#${joiningPath(slug, ticket)}`;

describe('a scanned joining card', () => {
  it('gives its ticket', () => {
    expect(readCard(cardOf('demo'), 'demo', events)).toEqual({ kind: 'card', ticket });
  });

  it('names the other event for which it is, when this app knows it', () => {
    expect(readCard(cardOf('osaka'), 'demo', events)).toEqual({
      kind: 'other-card',
      ticket,
      event: { slug: 'osaka', name: 'Osaka' },
    });
    expect(readCard(cardOf('paris'), 'demo', events)).toEqual({ kind: 'other-card', ticket });
  });

  it('is damaged when its ticket was cut short', () => {
    expect(readCard(cardOf('demo').slice(0, -7), 'demo', events)).toEqual({ kind: 'damaged-card' });
  });

  it('is not what any other code holds', () => {
    expect(readCard('https://rabbit.example/#/r/ABCDEFGH', 'demo', events)).toBeUndefined();
  });
});
