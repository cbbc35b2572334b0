import { type ToolId, tools } from './tools';

/** A place in the toolbox, as a link names it. */
export interface ToolboxPlace {
  tool: ToolId;
  part?: string;
  /** The input of the lookup: an id, or a block's height. */
  id?: string;
}

/** Parses the place from a link's query; unknown values are ignored. */
export function placeOf(query: URLSearchParams): ToolboxPlace {
  const tool = tools.find(({ id }) => id === query.get('tool')) ?? tools[0];
  const part = tool.parts.find((name) => name === query.get('part'));
  const id = query.get('id')?.trim();
  return { tool: tool.id, ...(part && { part }), ...(id && { id }) };
}

/** Makes the query of a link to a place. */
export function queryOf({ tool, part, id }: ToolboxPlace): string {
  const query = new URLSearchParams({ tool });
  if (part) query.set('part', part);
  if (id) query.set('id', id);
  return `?${query}`;
}
