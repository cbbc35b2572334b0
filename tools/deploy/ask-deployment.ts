import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateKeyfile } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { writeFileSafely } from '../../localnet/src/data/write-file';
import { quantity, slug, ticker, time } from './deployment-schema';

/** Asks in a terminal. */
export interface AskInWords {
  /** Returns the answer, which may be empty. */
  askText(question: string): Promise<string>;
  /** Returns true for yes. */
  ask(question: string): Promise<boolean>;
  print(line: string): void;
}

/** Returns the form of texts of a pattern. */
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** Form of an answer. */
interface AnswerForm {
  /** The answer that an empty line gives. */
  fallback?: string;
  form?: v.GenericSchema<string, unknown>;
  /** Says what the form is. */
  hint?: string;
}

const timeForm: AnswerForm = {
  form: time,
  hint: 'a time with its zone, such as 2026-12-05T18:00:00+01:00',
};
const slugForm: AnswerForm = { form: slug, hint: 'small letters, digits and hyphens' };
const wholeNumber: AnswerForm = { form: quantity, hint: 'a whole number' };

/** Returns an object without its empty texts. */
const filled = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Returns a short name for an event of that name, as a proposal. */
const proposedSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Asks until an answer has its form. */
async function askFor(
  { askText, print }: AskInWords,
  question: string,
  answer: AnswerForm = {},
): Promise<string> {
  const { fallback, form = matching(/./), hint = 'something' } = answer;
  for (;;) {
    const shown = fallback ? ` [${fallback}]` : '';
    const text = (await askText(`${question}${shown}: `)).trim() || (fallback ?? '');
    if (v.is(form, text) || (text === '' && fallback === '')) return text;
    print(`This takes ${hint}.`);
  }
}

async function askEvent(words: AskInWords): Promise<object> {
  const name = await askFor(words, 'Name of the event');
  const short = await askFor(words, 'Short name for its link', {
    ...slugForm,
    fallback: proposedSlug(name) || 'event',
  });
  const prize = await askFor(words, 'Prize (empty for none)', { fallback: '' });
  const admission = await askFor(words, 'Who can register, tickets or open', {
    form: matching(/^(tickets|open)$/),
    fallback: 'tickets',
    hint: '"tickets" or "open"',
  });
  const broker = await askFor(words, "Address of a relay's broker, wss://… (empty for none)", {
    form: matching(/^wss?:\/\/./),
    fallback: '',
    hint: 'an address that begins with wss://',
  });
  return { slug: short, name, ...filled({ prize }), admission, ...(broker && { relay: { broker } }) };
}

async function askToken(words: AskInWords): Promise<object> {
  return {
    name: await askFor(words, 'Name of the token'),
    ticker: await askFor(words, 'Its ticker', { form: ticker, hint: 'letters and digits' }),
    denomination: Number(
      await askFor(words, 'Its decimal places', {
        form: matching(/^(\d|1[0-8])$/),
        fallback: '3',
        hint: 'a number from 0 to 18',
      }),
    ),
    supply: await askFor(words, 'Its supply, in smallest units', wholeNumber),
  };
}

async function askContest(words: AskInWords): Promise<object> {
  const name = await askFor(words, 'Name of the contest');
  const brief = await askFor(words, 'What people make');
  const rules = await askFor(words, 'Its rules');
  const times: Record<string, string> = {};
  for (const phase of ['signUp', 'building', 'voting', 'judging', 'results'])
    times[phase] = await askFor(words, `Beginning of ${phase}`, timeForm);
  const zone = await askFor(words, 'Time zone in which times are announced', { fallback: 'Etc/UTC' });
  return {
    times,
    teamSize: 3,
    voteWeight: 100,
    kinds: ['picture', 'text', 'link'],
    criteria: [{ name: 'Idea', weight: 1 }],
    zone,
    admission: { by: 'tickets' },
    texts: [{ language: 'en', name, brief, rules }],
  };
}

/** Asks for the wallet's keyfile; offers to make a wallet if the file is missing. @throws Error for a deployment without a wallet, before all else is asked */
async function askKeyfile(words: AskInWords, folder: string): Promise<string> {
  const keyfile = await askFor(words, "Path of the wallet's keyfile", { fallback: 'wallet.json' });
  const file = path.resolve(folder, keyfile);
  if (existsSync(file)) return keyfile;
  if (!(await words.ask(`There is no ${file}. Make a new wallet there?`)))
    throw new Error('A deployment needs the keyfile of a wallet, which owns all that is made.');
  await writeFileSafely(file, JSON.stringify(await generateKeyfile()));
  return keyfile;
}

/**
 * Asks what is to be deployed, and returns the content of its file. Further fields can be written into it.
 * @param folder the folder of the file
 */
export async function askDeployment(words: AskInWords, folder: string): Promise<object> {
  const { ask } = words;
  const network = await askFor(words, 'Address of the network, of its app or network.json', {
    form: matching(/^https?:\/\/./),
    fallback: 'http://127.0.0.1:4700/',
    hint: 'an address that begins with https://, or http:// on this machine',
  });
  const keyfile = await askKeyfile(words, folder);
  const events: object[] = [];
  while (await ask(events.length === 0 ? 'An event?' : 'Another event?')) events.push(await askEvent(words));
  const community = (await ask('The communities?')) && {};
  const arcade = await ask('The arcade?');
  const token = (await ask('A token, in which communities and contest pay?')) && (await askToken(words));
  const contest = (await ask('A contest?')) && (await askContest(words));
  const app = await ask('Build and publish the app?');
  return {
    network,
    keyfile,
    events,
    ...(community && { community }),
    ...(arcade && { arcade: {} }),
    ...(token && { token }),
    ...(contest && { contest }),
    ...(app && { app: {} }),
  };
}
