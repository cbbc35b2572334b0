import * as v from 'valibot';
import type { ProcessId, TxId } from '../../arweave';
import { AppError } from '../../errors';
import { isNotFound } from '../is-not-found';
import { askUnit, askUnitText, type UnitClientOptions } from '../units';

/** A slot, also as the text that a node answers with. */
export const slotSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A message in a schedule, as the node says. */
interface Scheduled {
  slot: number;
  id: string;
  /** The address that signed it. */
  sender: string;
}

/** Lists are in the form that legacy scheduler units have, with the names of the fields in header case. */
const listingSchema = v.object({
  edges: v.array(
    v.object({
      node: v.object({
        assignment: v.object({ Tags: v.array(v.object({ name: v.string(), value: v.string() })) }),
        message: v.object({ Id: v.string(), Owner: v.optional(v.string(), '') }),
      }),
    }),
  ),
});

/** Messages of each page of a search, from the end of the schedule backwards. A node gives 1000 in a page, at most. */
const pageSizes = [20, 80, 200, 200];

/** The end of a search: the slot of the message, or the slot up to which it isn't there. */
export type Found = { slot: number; sender: string } | { slot: undefined; searchedTo: number };

interface ScheduleOptions extends Pick<UnitClientOptions, 'fetch'> {
  /** URL of the node, without a slash at its end. */
  node: string;
  timeoutMs: number;
}

/** Reads the schedules of a node's processes. */
export function nodeSchedules({ node, ...options }: ScheduleOptions) {
  async function list(
    process: ProcessId,
    [from, to]: readonly [number, number],
    signal?: AbortSignal,
  ): Promise<Scheduled[]> {
    const url = `${node}/~scheduler@1.0/schedule?target=${process}&from=${from}&to=${to}&accept=application/aos-2`;
    const { edges } = await askUnit(url, listingSchema, { ...options, signal });
    return edges.map(({ node: { assignment, message } }) => {
      const valueOf = (name: string) => assignment.Tags.find((tag) => tag.name === name)?.value;
      const slot = Number(valueOf('Slot'));
      const isAsked = valueOf('Process') === process && slot >= from && slot <= to;
      if (!isAsked) throw new AppError('ao.invalid-reply');
      return { slot, id: message.Id, sender: message.Owner };
    });
  }

  /** Returns true for an item that the node has, of a message or of a process. */
  async function has(id: TxId, signal?: AbortSignal): Promise<boolean> {
    try {
      await askUnitText(`${node}/${id}`, { ...options, headers: { accept: 'application/ans104' }, signal });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  return {
    has,

    /** Returns the message at a slot; undefined while the schedule is shorter. */
    at: async (process: ProcessId, slot: number, signal?: AbortSignal): Promise<Scheduled | undefined> =>
      (await list(process, [slot, slot], signal))[0],

    /**
     * Searches a schedule backwards for a message, in a limited number of pages. Anybody can have an item scheduled again: its first slot
     * counts, since the process does nothing at the later ones.
     * @param after the slot up to which it is known not to be there
     * @throws AppError `ao.too-far-back` for a message that the node has, and that lies before the searched part
     */
    async find(process: ProcessId, id: TxId, after = -1, signal?: AbortSignal): Promise<Found> {
      const end = await askUnit(`${node}/${process}~process@1.0/slot/current`, slotSchema, {
        ...options,
        signal,
      });
      let first: Scheduled | undefined;
      let to = end;
      for (const size of pageSizes) {
        if (to <= after) break;
        const from = Math.max(after + 1, to - size + 1);
        const page = await list(process, [from, to], signal);
        first = page.find((scheduled) => scheduled.id === id) ?? first;
        to = from - 1;
      }
      if (first) return first;
      if (to > after && (await has(id, signal))) throw new AppError('ao.too-far-back');
      return { slot: undefined, searchedTo: end };
    },
  };
}
