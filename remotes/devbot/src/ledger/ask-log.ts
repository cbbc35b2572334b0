import { askLedgerUnit, type UnitQuestion } from './ask-ledger-unit';
import { askNodeLength, askNodeMessage, askNodePage, askNodeResult } from './node-log';
import { isNode, type LedgerPlace } from './place';
import {
  type LogNode,
  logNodeSchema,
  logPageSchema,
  type UnitResult,
  unitResultSchema,
} from './unit-schemas';

type LogQuestion = Pick<UnitQuestion, 'unknown' | 'signal' | 'timeoutMs'>;

/** A part of a log as a unit shows it, not verified. */
interface LogPart {
  nodes: readonly LogNode[];
  /** True where the log goes on behind it. */
  hasNext: boolean;
}

/** Asks for a part of a log, which may have more entries than were asked for. */
export async function askLog(
  place: LedgerPlace,
  process: string,
  { from, limit, ...question }: LogQuestion & { from: number; limit: number },
): Promise<LogPart> {
  if (isNode(place)) {
    // a node was seen to say that nothing follows where more did
    const length = await askNodeLength(place, process, question);
    if (from >= length) return { nodes: [], hasNext: false };
    const nodes = await askNodePage(place, process, { from, limit, ...question });
    return { nodes, hasNext: from + nodes.length < length };
  }
  const url = `${place.su}/${process}?from=${from}&limit=${limit}`;
  const { edges, page_info } = await askLedgerUnit(url, logPageSchema, question);
  return { nodes: edges.map(({ node }) => node), hasNext: page_info.has_next_page };
}

/** Asks for the first entry of a log, the spawn; undefined for an empty log. */
export async function askSpawn(
  place: LedgerPlace,
  process: string,
  question: LogQuestion,
): Promise<LogNode | undefined> {
  // a unit that knows limits sends the spawn alone
  const part = { from: 0, limit: 1, ...question };
  const [first] = isNode(place)
    ? await askNodePage(place, process, part)
    : (await askLog(place, process, part)).nodes;
  return first;
}

/** Asks for one message of a log. */
export async function askMessage(
  place: LedgerPlace,
  process: string,
  id: string,
  question: LogQuestion,
): Promise<LogNode> {
  if (isNode(place)) return askNodeMessage(place, process, id, question);
  return askLedgerUnit(`${place.su}/${id}?process-id=${process}`, logNodeSchema, question);
}

/** Asks for the result of a message. */
export async function askResult(
  place: LedgerPlace,
  process: string,
  id: string,
  question: LogQuestion,
): Promise<UnitResult> {
  if (isNode(place)) return askNodeResult(place, process, id, question);
  return askLedgerUnit(`${place.cu}/result/${id}?process-id=${process}`, unitResultSchema, question);
}
