import * as v from 'valibot';
import { AppError } from '../errors';
import type { ApprovalAnswer } from '../wallet';
import { actKeys } from './contract';

/** An action as messages name it. `Eval` replaces a process's code, which the shell describes itself. */
const actionName = v.pipe(v.string(), v.regex(/^(?!Eval$)[A-Za-z][\w-]{0,63}$/));
const key = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/));
/** A text of a sheet, without a placeholder (docs/product 9.151). */
const text = v.pipe(v.string(), v.regex(/^[^{}]{1,200}$/u));

const waySchema = v.object({
  actKey: key,
  ahead: v.optional(
    v.pipe(v.array(v.object({ action: actionName, isKept: v.optional(v.boolean()) })), v.maxLength(8)),
  ),
});

const tableSchema = v.pipe(
  v.object({
    acts: v.record(
      actionName,
      v.object({
        titleKey: key,
        textKey: key,
        ways: v.pipe(v.array(waySchema), v.minLength(1), v.maxLength(3)),
      }),
    ),
    staff: v.optional(v.record(actionName, v.object({ titleKey: key, textKey: key, actKey: key }))),
    run: v.optional(
      v.object({
        actKey: key,
        acts: v.pipe(v.array(actionName), v.minLength(1), v.maxLength(16)),
        alsoAt: v.optional(v.pipe(v.array(actionName), v.maxLength(16))),
        fees: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,11}|10{11})$/))),
      }),
    ),
  }),
  v.check(({ acts, staff = {} }) => Math.max(Object.keys(acts).length, Object.keys(staff).length) <= 100),
  v.check(
    ({ acts, staff = {} }) => !Object.keys(staff).some((action) => Object.hasOwn(acts, action)),
    'an act of the staff is no other act',
  ),
  v.check(
    ({ acts }) =>
      Object.values(acts).every(({ ways }) =>
        ways.every(({ ahead = [] }) => ahead.every(({ action }) => Object.hasOwn(acts, action))),
      ),
    'an answer approves nothing ahead but acts of its own process, and none of the staff',
  ),
  v.check(
    ({ acts, staff = {}, run }) =>
      run?.acts.every((action) => Object.hasOwn(staff, action) || Object.hasOwn(acts, action)) ?? true,
    'a run has acts of its own process alone',
  ),
);

const actsFileSchema = v.pipe(
  v.object({
    /** The acts by their receiver. */
    acts: v.record(v.string(), tableSchema),
    /** The texts of their keys, by language. A language that isn't there reads English. */
    texts: v.record(v.string(), v.record(key, text)),
  }),
  v.check(
    ({ acts, texts }) => actKeys(acts).every((one) => Object.hasOwn(texts.en ?? {}, one)),
    'each key has its text',
  ),
);

/** The acts of an area with their texts, as its build holds them in `acts.json`. */
export type AreaActs = v.InferOutput<typeof actsFileSchema>;

/**
 * Validates the acts of an area.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseActs(json: unknown): AreaActs {
  const parsed = v.safeParse(actsFileSchema, json);
  if (parsed.success) return parsed.output;
  const field = parsed.issues.map((issue) => `acts.${v.getDotPath(issue) ?? ''}`).join(', ');
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`);
  throw new AppError('area.manifest-invalid', { params: { field }, cause: new Error(reasons.join('; ')) });
}

/** An act as the sheet shows it, in one language. */
export interface DescribedAct {
  role: 'anybody' | 'staff';
  title: string;
  text: string;
  /** The ways to approve, the best first: the text of its button, and all that the answer approves besides. */
  ways: readonly { act: string; ahead?: ApprovalAnswer['ahead']; fees?: string }[];
  /** Of an act whose first way runs the process: the acts that it covers, by the texts of their buttons. */
  covered?: readonly string[];
}

const declaredIn = <Declared>(table: Readonly<Record<string, Declared>> | undefined, action: string) =>
  table && Object.hasOwn(table, action) ? table[action] : undefined;

/**
 * Returns what an area says about an action of a receiver; undefined for an action that it doesn't declare.
 * @param locale the language of the page
 */
export function describeAct(
  { acts, texts }: AreaActs,
  { receiver, action, locale }: { receiver: string; action: string; locale: string },
): DescribedAct | undefined {
  const table = Object.hasOwn(acts, receiver) ? acts[receiver] : undefined;
  const words = (one: string) => texts[locale]?.[one] ?? texts.en?.[one] ?? '';
  const ofStaff = declaredIn(table?.staff, action);
  if (ofStaff) {
    const { titleKey, textKey, actKey } = ofStaff;
    const said = { role: 'staff', title: words(titleKey), text: words(textKey) } as const;
    const once = { act: words(actKey) };
    const run = table?.run;
    if (!run || !(run.acts.includes(action) || run.alsoAt?.includes(action)))
      return { ...said, ways: [once] };
    const { acts: actions, fees = '0' } = run;
    const button = (one: string) =>
      words(declaredIn(table?.staff, one)?.actKey ?? declaredIn(table?.acts, one)?.ways.at(-1)?.actKey ?? '');
    return {
      ...said,
      ways: [{ act: words(run.actKey), ahead: actions.map((one) => ({ action: one })), fees }, once],
      covered: actions.map(button),
    };
  }
  const declared = declaredIn(table?.acts, action);
  if (!declared) return undefined;
  return {
    role: 'anybody',
    title: words(declared.titleKey),
    text: words(declared.textKey),
    ways: declared.ways.map(({ actKey, ahead }) => ({ act: words(actKey), ...(ahead && { ahead }) })),
  };
}
