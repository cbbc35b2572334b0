import { createHash } from 'node:crypto';
import type { Answer } from '../http/answer';
import type { NodeForm } from './node-form';
import { explorerPage, nodeHeaders, notFoundPage } from './node-pages';

/** A value of a node's state: texts, numbers, and messages of them. */
export type NodeValue = string | number | boolean | null | readonly NodeValue[] | NodeMessage;
export interface NodeMessage {
  readonly [key: string]: NodeValue | undefined;
}

/** Headers are this long at most, one of them and all together; longer values are left out, as what isn't text of a header. */
const maxHeaderLength = 2000;
const maxHeadersLength = 8000;

/** Names that mean something to browsers or to HTTP: anybody can choose the tags of a message. */
const reserved =
  /^(?:access-control-.*|sec-.*|content-.*|cross-origin-.*|proxy-.*|x-.*|.*-policy|.*-cookie|set-cookie2?|alt-svc|cache-control|clear-site-data|connection|date|etag|expires|keep-alive|last-modified|link|location|nel|origin-agent-cluster|pragma|refresh|report-to|reporting-endpoints|server|service-worker-allowed|sourcemap|strict-transport-security|te|trailer|transfer-encoding|upgrade|vary|via|warning|www-authenticate|age|allow|accept-.*)$/;

/** Returns the part of a value at a path; lists count from 1. */
export function valueAt(value: NodeValue | undefined, path: readonly string[]): NodeValue | undefined {
  return path.reduce<NodeValue | undefined>((current, key) => {
    if (typeof current !== 'object' || current === null) return undefined;
    if (isList(current)) return /^[1-9]\d{0,8}$/.test(key) ? current[Number(key) - 1] : undefined;
    return Object.hasOwn(current, key) ? current[key] : undefined;
  }, value);
}

/** Answers with one value: texts and numbers as the body, messages as a page or JSON; 404 for undefined. */
export function valueAnswer(value: NodeValue | undefined, form: NodeForm, status = 200): Answer {
  if (value === undefined || value === null) return notFound(form);
  const headers = { ...nodeHeaders, 'ao-result': 'body', status: String(status) };
  const type = typeOf(value);
  const isMessage = typeof value === 'object';
  if (form.isJson) {
    const types = type === 'atom' && { 'ao-types': 'body="atom"' };
    const body = isMessage && !form.isBundle ? { 'body+link': linkTo(value) } : { body: jsonOf(value) };
    return jsonAnswer({ 'ao-result': 'body', ...types, ...body, status }, headers, status);
  }
  const types = type ? `body="${type}", status="integer"` : 'status="integer"';
  if (isMessage) {
    const linked = { ...headers, 'ao-types': types, 'body+link': linkTo(value), 'content-type': 'text/html' };
    return { status, headers: linked, body: explorerPage };
  }
  const body = String(value);
  return { status, headers: { ...headers, 'ao-types': types, 'content-digest': digestOf(body) }, body };
}

/** Answers with a message: its texts and numbers as headers, and the field `data` as the body. */
export function messageAnswer(message: NodeMessage, form: NodeForm, status = 200): Answer {
  const whole: NodeMessage = { ...message, status };
  const headers = headersOf(whole);
  if (form.isJson) return jsonAnswer(form.isBundle ? whole : linked(whole), headers, status);
  const types = Object.entries(whole)
    .flatMap(([name, value]) => (value !== undefined && typeOf(value) ? [`${name}="${typeOf(value)}"`] : []))
    .sort();
  const links = Object.entries(whole).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [[`${name}+link`, linkTo(value)]] : [],
  );
  const typed = { ...headers, ...headersOf(Object.fromEntries(links)), 'ao-types': types.join(', ') };
  const data = typeof message.data === 'string' ? message.data : '';
  const key: Answer['headers'] = message.data === undefined ? {} : { 'ao-body-key': 'data' };
  if (data === '')
    return { status, headers: { ...typed, ...key, 'content-type': 'text/html' }, body: explorerPage };
  return { status, headers: { ...typed, ...key, 'content-digest': digestOf(data) }, body: data };
}

/** Answers that a key, a path or an id leads to nothing. */
export function notFound({ isJson }: NodeForm): Answer {
  if (!isJson) return notFoundPage;
  const headers = { ...nodeHeaders, 'ao-result': 'body', status: '404' };
  return jsonAnswer(
    { 'ao-result': 'body', 'ao-types': 'body="atom"', body: 'not_found', status: 404 },
    headers,
    404,
  );
}

function jsonAnswer(value: NodeValue, headers: Answer['headers'], status: number): Answer {
  const type = { 'codec-device': 'json@1.0', 'content-type': 'application/json' };
  return { status, headers: { ...headers, ...type }, body: JSON.stringify(value) };
}

/** Puts links in place of the messages in a message. */
function linked(message: NodeMessage): NodeMessage {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) =>
      typeof value === 'object' && value !== null ? [`${name}+link`, linkTo(value)] : [name, value],
    ),
  );
}

function headersOf(message: NodeMessage): Record<string, string> {
  const headers: Record<string, string> = { ...nodeHeaders };
  let length = 0;
  for (const [name, value] of Object.entries(message)) {
    const text = String(value);
    const isHeader = /^[\w+-]{1,100}$/.test(name) && !reserved.test(name) && /^[\x20-\x7e]*$/.test(text);
    if (name === 'data' || typeof value === 'object' || value === undefined || !isHeader) continue;
    if (text.length > maxHeaderLength || length + name.length + text.length > maxHeadersLength) continue;
    length += name.length + text.length;
    headers[name] = text;
  }
  return headers;
}

/** Truth values are texts in JSON, with their type beside them. */
function jsonOf(value: NodeValue): NodeValue {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(jsonOf);
  const entries = Object.entries(value).filter(([, field]) => field !== undefined) as [string, NodeValue][];
  const atoms = entries.filter(([, field]) => typeof field === 'boolean').map(([name]) => `${name}="atom"`);
  const types = atoms.length > 0 && { 'ao-types': atoms.join(', ') };
  return { ...types, ...Object.fromEntries(entries.map(([name, field]) => [name, jsonOf(field)])) };
}

function isList(value: readonly NodeValue[] | NodeMessage): value is readonly NodeValue[] {
  return Array.isArray(value);
}

function typeOf(value: NodeValue): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float';
  return typeof value === 'boolean' ? 'atom' : undefined;
}

/** Nodes name parts by a hash of their own; this one only has its length. */
function linkTo(value: NodeValue): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** The digest of a body, as its header has it (RFC 9530). */
export function digestOf(body: string): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}
