import { useState } from 'react';

/** What has been in sight so far; it stays as it was left. */
export function useVisited<Id>(current: Id): ReadonlySet<Id> {
  const [visited, setVisited] = useState<ReadonlySet<Id>>(new Set([current]));
  if (visited.has(current)) return visited;
  const more = new Set(visited).add(current);
  setVisited(more);
  return more;
}
