import * as v from 'valibot';

const keptSlotSchema = v.object({
  /** The place of the message in its process's schedule. */
  slot: v.number(),
  /** The URL of the node that says so: others are at the same slots, and aren't believed by its word. */
  node: v.string(),
  /** The address that signed it, once the schedule of this node has shown the message at its slot. */
  sender: v.optional(v.string()),
  /** True once the messages that the process sent for it were passed on. */
  isDelivered: v.optional(v.boolean()),
});

export type KeptSlot = v.InferOutput<typeof keptSlotSchema>;

/** The slots of messages, by the ids of their items. */
export interface KeptSlots {
  read(id: string): KeptSlot | undefined;
  /** Keeps a slot; undefined drops it. */
  write(id: string, kept: KeptSlot | undefined): void;
}

const key = 'rr-ao-slots';

/** Slots that are kept: those of the latest messages. The schedule itself has all of them. */
const maxKept = 50;

const entriesSchema = v.array(v.tuple([v.string(), keptSlotSchema]));

function storedEntries(): [string, KeptSlot][] {
  try {
    const parsed = v.safeParse(entriesSchema, JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function store(entries: readonly [string, KeptSlot][]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // a browser that stores nothing, or Node: the slots last as long as this client
  }
}

/** Returns the slots of this tab, which survive its reload. */
export function keptSlots(): KeptSlots {
  const slots = new Map(storedEntries());
  return {
    read: (id) => slots.get(id),
    write(id, kept) {
      slots.delete(id);
      if (kept) slots.set(id, kept);
      const [oldest] = slots.keys();
      if (slots.size > maxKept && oldest !== undefined) slots.delete(oldest);
      store([...slots]);
    },
  };
}
