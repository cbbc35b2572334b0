import type { ApprovalAhead } from '../wallet';

/**
 * Names a kind of process that receives an area's acts: `events`, the `community`, or `processes.<name>`, as `network.json` names them.
 * Of a process that it doesn't name, the client that sends to it says the kind: an event or a contest need not be listed.
 */
export type ActReceiver = 'events' | 'community' | `processes.${string}`;

/** One way to approve an act, the best first: its button, and what it approves ahead. */
export interface WayToApprove<Key extends string = string> {
  /** Key of the button's text in `locales/acts/` of the area. */
  actKey: Key;
  /** Acts of the same process that this answer approves, too. Acts of the staff can't be among them. */
  ahead?: readonly ApprovalAhead[];
}

/** The words of an act on the approval sheet. No text has a placeholder, so none can show the name of an action. */
export interface ActDeclaration<Key extends string = string> {
  /** Keys of the sheet's title and text in `locales/acts/` of the area. */
  titleKey: Key;
  textKey: Key;
  ways: readonly WayToApprove<Key>[];
}

/** The words of an act of the staff on the approval sheet, which approves nothing ahead but by a `StaffRun`. */
export interface StaffActDeclaration<Key extends string = string> {
  titleKey: Key;
  textKey: Key;
  actKey: Key;
}

/** The consent to run a process from a device: acts of its table that one answer approves until the app is closed. */
export interface StaffRun<Key extends string = string> {
  /** Key of the button's text in `locales/acts/` of the area. */
  actKey: Key;
  /** Acts that take nothing from anybody and pay nothing. The sheet of each act of the staff among them offers the consent. */
  acts: readonly string[];
  /** Further acts of the staff whose sheets offer it, which doesn't cover them. */
  alsoAt?: readonly string[];
  /** Fees in winston that uploads for the process may take meanwhile, up to 10¹¹ (0.1 AR). Default: none. */
  fees?: string;
}

/** The acts of one kind of process, by the action of their messages. */
export interface ActTable<Key extends string = string> {
  acts: Readonly<Record<string, ActDeclaration<Key>>>;
  /** The acts of the staff, none of which is among `acts`. The sheet adds that they stay in the public log. */
  staff?: Readonly<Record<string, StaffActDeclaration<Key>>>;
  run?: StaffRun<Key>;
}

/** The acts that an area's code asks a wallet for, by their receiver (docs/decisions/029-approval.md). */
export type DeclaredActs<Key extends string = string> = Readonly<Partial<Record<ActReceiver, ActTable<Key>>>>;

/** Checks the types of an area's acts, whose keys are those of its English texts. */
export function declareActs<Key extends string>(acts: DeclaredActs<Key>): DeclaredActs<Key> {
  return acts;
}

/**
 * Returns the words of the acts of the staff, by their actions.
 * @param keyOf returns the key of a part of an act's words
 */
export function staffWords<Action extends string, Key extends string>(
  actions: readonly Action[],
  keyOf: (action: Action, part: 'title' | 'text' | 'act') => Key,
): Readonly<Record<string, StaffActDeclaration<Key>>> {
  return Object.fromEntries(
    actions.map((action) => [
      action,
      { titleKey: keyOf(action, 'title'), textKey: keyOf(action, 'text'), actKey: keyOf(action, 'act') },
    ]),
  );
}

/** Returns every key that acts name, each once. */
export function actKeys(acts: DeclaredActs): readonly string[] {
  const tables = Object.values(acts).flatMap((table) => (table ? [table] : []));
  const declared = tables.flatMap((table) => Object.values(table.acts));
  const ofStaff = tables.flatMap(({ staff = {} }) => Object.values(staff));
  const ofRuns = tables.flatMap(({ run }) => (run ? [run.actKey] : []));
  return [
    ...new Set([
      ...declared.flatMap(({ titleKey, textKey, ways }) => [
        titleKey,
        textKey,
        ...ways.map(({ actKey }) => actKey),
      ]),
      ...ofStaff.flatMap(({ titleKey, textKey, actKey }) => [titleKey, textKey, actKey]),
      ...ofRuns,
    ]),
  ];
}
