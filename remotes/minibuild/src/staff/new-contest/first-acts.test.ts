import { firstContestActs } from './first-acts';

const first = {
  now: Date.UTC(2026, 10, 27),
  zone: 'Asia/Tokyo',
  original: 'ja',
  criteria: ['Humour'],
  rules: 'Be kind.',
  contactKey: 'BA',
};

test('a name is enough: all settings have a default, with the key of the secret', () => {
  const acts = firstContestActs({ name: 'Memes', brief: ' ', prize: '' }, first);
  expect(acts).toEqual([
    {
      action: 'Configure',
      data: expect.objectContaining({
        reason: 'Contest made',
        contactKey: 'BA',
        zone: 'Asia/Tokyo',
        original: 'ja',
        admission: { by: 'tickets', events: [] },
        prizes: [],
      }),
    },
  ]);
});

test('with a brief the contest has its texts, and a prize is that of the first place', () => {
  const [configure, texts] = firstContestActs(
    { name: 'Memes', brief: 'Make\n\tone. ', prize: ' A carrot ' },
    first,
  );
  expect(configure?.data).toMatchObject({ prizes: [{ title: 'A carrot' }] });
  expect(texts).toEqual({
    action: 'Texts',
    data: { reason: 'Contest made', language: 'ja', name: 'Memes', brief: 'Make\n one.', rules: 'Be kind.' },
  });
});
