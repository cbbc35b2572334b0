import { type ToolId, tools } from './tools';

/** Where in the toolbox somebody is, as the link to it says. */
export interface ToolboxPlace {
  tool: ToolId;
  part?: string;
  /** What the lookup is to look up: an id, or a block's height. */
  id?: string;
}

/** The place that a link's query names; what it doesn't know is as if it weren't there. */
export function placeOf(query: URLSearchParams): ToolboxPlace {
  const tool = tools.find(({ id }) => id === query.get('tool')) ?? tools[0];
  const part = tool.parts.find((name) => name === query.get('part'));
  const id = query.get('id')?.trim();
  return { tool: tool.id, ...(part && { part }), ...(id && { id }) };
}

/** The query of a link to a place. */
export function queryOf({ tool, part, id }: ToolboxPlace): string {
  const query = new URLSearchParams({ tool });
  if (part) query.set('part', part);
  if (id) query.set('id', id);
  return `?${query}`;
}
