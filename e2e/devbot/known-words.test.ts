import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arcadeErrorCodes } from '@rainbow-rabbit/processes/arcade/client';
import { communityErrorCodes } from '@rainbow-rabbit/processes/community/client';
import { minibuildErrorCodes } from '@rainbow-rabbit/processes/minibuild/client';
import { rabbitErrorCodes } from '@rainbow-rabbit/processes/rabbit/client';
import { tokenErrorCodes } from '@rainbow-rabbit/processes/token/client';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { actionFields } from '../../processes/generate/from-lua/lua-fields';
import { knownActions } from '../../remotes/devbot/src/known/domain/known-actions';

const root = join(import.meta.dirname, '../..');

/** The processes that DevBot shows in their own terms: their kind, their folder, and their codes. */
const processes = [
  { kind: 'event', folder: 'rabbit', codes: rabbitErrorCodes },
  { kind: 'community', folder: 'community', codes: communityErrorCodes },
  { kind: 'arcade', folder: 'arcade', codes: arcadeErrorCodes },
  { kind: 'contest', folder: 'minibuild', codes: minibuildErrorCodes },
  { kind: 'token', folder: 'token', codes: tokenErrorCodes },
] as const;

const catalogues = locales.map(({ code }) => {
  const text = readFileSync(join(root, `remotes/devbot/locales/known/${code}.json`), 'utf8');
  return { code, messages: JSON.parse(text) as Record<string, string> };
});

/** Returns the keys that a language lacks. */
const lacking = (keys: readonly string[]) =>
  catalogues.flatMap(({ code, messages }) =>
    keys.filter((key) => !messages[key]).map((key) => `${code} ${key}`),
  );

describe.each(processes)('DevBot has words in every language', ({ kind, folder, codes }) => {
  it(`for every action and field of ${folder}`, async () => {
    const byAction = await actionFields(join(root, 'processes', folder));
    const actions = [...byAction.keys()];
    expect(actions.length).toBeGreaterThan(5);
    expect([...knownActions[kind]].sort()).toEqual([...actions].sort());
    const fields = [...byAction.values()].flat().map(({ name }) => name);
    expect(lacking(actions.map((action) => `known.action.${kind}.${action}`))).toEqual([]);
    expect(lacking(fields.map((field) => `known.field.${field}`))).toEqual([]);
  });

  it(`for every refusal of ${folder}`, () => {
    expect(codes.length).toBeGreaterThan(5);
    expect(lacking(codes.map((code) => `known.refusal.${code}`))).toEqual([]);
  });
});

it('has no words for what no process has', async () => {
  const all = await Promise.all(
    processes.map(async ({ kind, folder, codes }) => {
      const byAction = await actionFields(join(root, 'processes', folder));
      return [
        ...[...byAction.keys()].map((action) => `known.action.${kind}.${action}`),
        ...[...byAction.values()].flat().map(({ name }) => `known.field.${name}`),
        ...codes.map((code) => `known.refusal.${code}`),
      ];
    }),
  );
  const named = new Set(all.flat());
  const surplus = catalogues.flatMap(({ messages }) =>
    Object.keys(messages).filter((key) => /^known\.(action|field|refusal)\./.test(key) && !named.has(key)),
  );
  expect(surplus).toEqual([]);
});
