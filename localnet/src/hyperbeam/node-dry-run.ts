import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { parseJson } from '../http/read-body';
import type { DryRun } from '../units/aos-message';
import { assertReadable } from '../units/message-size';
import { inHeaderCase } from '../units/pushes';
import type { PathStep } from './node-path';
import type { NodeRequest } from './node-request';

/** The sender of every dry run: nobody can set another one. */
const sender = '1234';

/** Fields of a request that are not the question's. */
const notAsked = new Set([
  'owner',
  'from',
  'target',
  'data',
  'slot',
  'accept',
  'accept-bundle',
  'require-codec',
]);

/**
 * Reads the question of a dry run: fields of the path and the query, of an unsigned message in JSON, or of an item. The data of a body
 * without a type is lost.
 * @throws Refusal 413 for a question that is too large
 */
export function questionOf({ fields }: PathStep, { request, item, body }: NodeRequest): DryRun {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const ofBody = isJson ? fieldsIn(parseJson(body)) : [];
  const asked: Tag[] = [
    ...fields,
    ...[...request.query].map(([name, value]) => ({ name, value })),
    ...ofBody,
    ...(item?.tags ?? []),
  ];
  const data = item ? Buffer.from(item.data).toString('utf8') : undefined;
  const question = {
    Owner: sender,
    Data: data ?? asked.findLast(({ name }) => name.toLowerCase() === 'data')?.value ?? '',
    Anchor: '',
    Tags: asked.filter(({ name }) => !notAsked.has(name.toLowerCase())).map(inHeaderCase),
  };
  assertReadable(JSON.stringify(question));
  return question;
}

function fieldsIn(message: unknown): Tag[] {
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
}
