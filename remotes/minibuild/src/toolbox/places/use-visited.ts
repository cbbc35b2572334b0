import { useState } from 'react';

/** Returns the ids that have been current so far; their content keeps its state. */
export function useVisited<Id>(current: Id): ReadonlySet<Id> {
  const [visited, setVisited] = useState<ReadonlySet<Id>>(new Set([current]));
  if (visited.has(current)) return visited;
  const more = new Set(visited).add(current);
  setVisited(more);
  return more;
}
