import type { ApprovalAhead } from '../wallet';

/**
 * Names the processes that receive an area's acts, as `network.json` does: `community`, or `processes.<name>`. `events` are all
 * receivers that it names as nothing else: an event need not be listed.
 */
export type ActReceiver = 'events' | 'community' | `processes.${string}`;

/** One way to approve an act, the best first: its button, and what it approves ahead. */
export interface WayToApprove<Key extends string = string> {
  /** Key of the button's text in `locales/acts/` of the area. */
  actKey: Key;
  /** Acts of the same process that this answer approves, too. Acts of the staff can't be among them. */
  ahead?: readonly ApprovalAhead[];
}

/** The words of an act on the approval sheet. Its texts may name `{{action}}`, which is the action of the message. */
export interface ActDeclaration<Key extends string = string> {
  /** Keys of the sheet's title and text in `locales/acts/` of the area. */
  titleKey: Key;
  textKey: Key;
  ways: readonly WayToApprove<Key>[];
}

/** The acts of one kind of process, by the action of their messages. */
export interface ActTable<Key extends string = string> {
  acts: Readonly<Record<string, ActDeclaration<Key>>>;
  /** The actions of the staff, which the shell describes in its own words. None of them is among `acts`. */
  staff?: readonly string[];
}

/** The acts that an area's code asks a wallet for, by their receiver (docs/decisions/029-approval.md). */
export type DeclaredActs<Key extends string = string> = Readonly<Partial<Record<ActReceiver, ActTable<Key>>>>;

/** Checks the types of an area's acts, whose keys are those of its English texts. */
export function declareActs<Key extends string>(acts: DeclaredActs<Key>): DeclaredActs<Key> {
  return acts;
}

/** Returns every key that acts name, each once. */
export function actKeys(acts: DeclaredActs): readonly string[] {
  const declared = Object.values(acts).flatMap((table) => Object.values(table?.acts ?? {}));
  return [
    ...new Set(
      declared.flatMap(({ titleKey, textKey, ways }) => [
        titleKey,
        textKey,
        ...ways.map(({ actKey }) => actKey),
      ]),
    ),
  ];
}
