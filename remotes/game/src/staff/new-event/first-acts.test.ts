import { firstActs } from './first-acts';

const taken = ['orchard-fair'];
const event = { name: 'Orchard Fair', prize: '', question: undefined, isRehearsal: false, contactKey: 'BA' };

test('a name is enough: a short name that is free comes from it, all else is the default of the process', () => {
  expect(firstActs(event, taken)).toEqual([
    {
      action: 'Configure',
      data: { reason: 'Event made', name: 'Orchard Fair', slug: 'orchard-fair-2', contactKey: 'BA' },
    },
  ]);
});

test('prize and question are among the first settings, as a process takes them', () => {
  const question = { en: 'Who?' };
  const [act] = firstActs({ ...event, prize: ' A\tcarrot\n', question }, taken);
  expect(act?.data).toMatchObject({ prize: 'A carrot', question });
});

test('anybody can register for a rehearsal', () => {
  const [act] = firstActs({ ...event, isRehearsal: true }, taken);
  expect(act?.data).toMatchObject({ admission: 'open' });
});
