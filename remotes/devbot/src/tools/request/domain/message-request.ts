import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { quotedWord } from '../../../bot/command-words';

const tagSchema = v.object({ name: v.string(), value: v.string() });

/** The schema of a request as it is kept. */
export const messageRequestSchema = v.object({
  process: v.string(),
  action: v.string(),
  tags: v.array(tagSchema),
  data: v.string(),
});

/** A message as it is filled in: the tag `Action` has a field of its own. */
export type MessageRequest = v.InferOutput<typeof messageRequestSchema>;

export const emptyRequest: MessageRequest = { process: '', action: '', tags: [], data: '' };

/** The word of a command that stands for the data. */
const dataName = 'Data';

/** Reads the words after a command: a process, an action, tags as `Name=Value`, and the data as `Data=…`. */
export function requestOfArgs([process = '', ...words]: readonly string[]): MessageRequest {
  const request: MessageRequest = { ...emptyRequest, process, tags: [] };
  for (const word of words) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === dataName) request.data = value;
    else if (name === 'Action') request.action = value;
    else if (name) request.tags.push({ name, value });
    else if (!request.action) request.action = word;
  }
  return request;
}

/** Returns the command that fills the request in. */
export function commandOfRequest(command: string, { process, action, tags, data }: MessageRequest): string {
  const named = [...tags, ...(data === '' ? [] : [{ name: dataName, value: data }])];
  const words = [
    ...(action.includes('=') ? [`Action=${action}`] : [action]),
    ...named.map(({ name, value }) => `${name}=${value}`),
  ];
  return [command, process, ...words.filter(Boolean).map(quotedWord)].join(' ');
}

/** The tags of the message, as they are sent. Rows without name and value are left out. */
export const tagsOfRequest = ({ action, tags }: MessageRequest): Tag[] => [
  ...(action === '' ? [] : [{ name: 'Action', value: action }]),
  ...tags.filter(({ name, value }) => name !== '' || value !== ''),
];

const jsonSchema = v.object({
  process: v.optional(v.string(), ''),
  tags: v.optional(v.array(tagSchema), []),
  data: v.optional(v.string(), ''),
});

/** The request as JSON: process, all tags, data. */
export const requestJson = (request: MessageRequest): string =>
  JSON.stringify(
    { process: request.process, tags: tagsOfRequest(request), data: request.data },
    undefined,
    2,
  );

/**
 * Parses JSON that `requestJson` could have made; whatever it lacks is empty.
 * @throws AppError `devbot.request-json`
 */
export function parseRequestJson(json: string): MessageRequest {
  const parsed = v.safeParse(jsonSchema, jsonOf(json));
  if (!parsed.success) throw new AppError('devbot.request-json');
  const { process, tags, data } = parsed.output;
  const actions = tags.filter(({ name }) => name === 'Action');
  const [action, ...further] = actions;
  // A message with two actions is not put together here as if it had one.
  const others = further.length > 0 ? tags : tags.filter((tag) => tag !== action);
  return { process, action: further.length > 0 ? '' : (action?.value ?? ''), tags: others, data };
}

/** @throws AppError `devbot.request-json` */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('devbot.request-json', { cause });
  }
}
