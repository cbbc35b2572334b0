import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { askDeployment } from './ask-deployment';
import { deploymentSchema } from './deployment-schema';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ask-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Answers questions by the beginnings of their texts: the answers of one question in turn, then an empty line. */
function answering(answers: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(answers).map(([question, given]) => [question, [...given]]));
  const printed: string[] = [];
  const askText = async (question: string) => {
    const key = [...left.keys()].find((one) => question.startsWith(one));
    return (key && left.get(key)?.shift()) ?? '';
  };
  return {
    askText,
    ask: async (question: string) => (await askText(question)) === 'y',
    print: (line: string) => printed.push(line),
    printed,
  };
}

it('asks for all that can be deployed, again where an answer is wrong, and makes a wallet where there is none', async () => {
  const words = answering({
    'Address of the network': ['nowhere', 'https://rabbit.example/'],
    'There is no': ['y'],
    'An event?': ['y'],
    'Name of the event': ['Garden Party!'],
    Prize: ['A carrot'],
    'Who can register': ['nobody', 'open'],
    "Address of a relay's": ['wss://broker.example/'],
    'The communities?': ['y'],
    'The arcade?': ['y'],
    'A token': ['y'],
    'Name of the token': ['Carrots'],
    'Its ticker': ['CARROT'],
    'Its supply': ['1000'],
    'A contest?': ['y'],
    'Name of the contest': ['Memes'],
    'What people make': ['Memes.'],
    'Its rules': ['One each.'],
    'Beginning of signUp': ['2026-12-01T10:00:00Z'],
    'Beginning of building': ['2026-12-02T10:00:00Z'],
    'Beginning of voting': ['tomorrow', '2026-12-03T10:00:00+01:00'],
    'Beginning of judging': ['2026-12-04T10:00:00Z'],
    'Beginning of results': ['2026-12-05T10:00:00Z'],
    'Build and publish': ['y'],
  });
  const content = await askDeployment(words, folder);
  expect(content).toMatchObject({
    network: 'https://rabbit.example/',
    keyfile: 'wallet.json',
    events: [
      {
        slug: 'garden-party',
        name: 'Garden Party!',
        admission: 'open',
        relay: { broker: 'wss://broker.example/' },
      },
    ],
    community: {},
    arcade: {},
    token: { ticker: 'CARROT', denomination: 3 },
    contest: { times: { voting: '2026-12-03T10:00:00+01:00' } },
    app: {},
  });
  expect(v.safeParse(deploymentSchema, content).issues).toBeUndefined();
  expect(words.printed).toHaveLength(3);
  expect(JSON.parse(await readFile(path.join(folder, 'wallet.json'), 'utf8'))).toMatchObject({ kty: 'RSA' });
});

it('leaves out all that is not wanted', async () => {
  await writeFile(path.join(folder, 'wallet.json'), '{}');
  expect(await askDeployment(answering({}), folder)).toEqual({
    network: 'http://127.0.0.1:4700/',
    keyfile: 'wallet.json',
    events: [],
  });
});

it('ends before all other questions where there is no wallet', async () => {
  const words = answering({});
  const ask = jest.spyOn(words, 'ask');
  await expect(askDeployment(words, folder)).rejects.toThrow('keyfile of a wallet');
  expect(ask).toHaveBeenCalledTimes(1);
});
