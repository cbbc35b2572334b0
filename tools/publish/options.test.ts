import { parsePublishOptions } from './options';

it('parses the id of an app that begins as an option does', () => {
  const into = `-${'a'.repeat(42)}`;
  expect(parsePublishOptions(['--keyfile', 'key.json', '--area', 'game', '--into', into], '/')).toMatchObject(
    {
      into,
    },
  );
});
