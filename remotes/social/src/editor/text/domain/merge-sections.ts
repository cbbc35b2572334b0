import type { PageSection } from '../../../page-content/domain/content-schema';

/** A place of a page in two versions of it, one of which may lack the section. */
export interface MergedPlace {
  mine?: PageSection;
  theirs?: PageSection;
  /** The version that changed it alone since both began; undefined where a person must choose. */
  suggested?: Choice;
}

export type Choice = 'mine' | 'theirs' | 'both';

const textOf = (section: PageSection | undefined) => JSON.stringify(section ?? null);
const isSame = (one: PageSection | undefined, other: PageSection | undefined) =>
  textOf(one) === textOf(other);

/**
 * Pairs the sections of two versions that began from the same one: the same kind and title belong together, in order.
 * @param base the sections that both began from; undefined when they aren't known
 */
export function pairSections(
  mine: readonly PageSection[],
  theirs: readonly PageSection[],
  base: readonly PageSection[] | undefined,
): readonly MergedPlace[] {
  const pairs = pairsInOrder(mine, theirs);
  const places: MergedPlace[] = [];
  let [nextMine, nextTheirs] = [0, 0];
  const until = (endMine: number, endTheirs: number) => {
    const left = mine.slice(nextMine, endMine);
    const right = theirs.slice(nextTheirs, endTheirs);
    // A title that one version changed leaves two single sections at the same place: they are one.
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      places.push(placeOf(left[index], right[index], base));
    }
  };
  for (const [atMine, atTheirs] of pairs) {
    until(atMine, atTheirs);
    places.push(placeOf(mine[atMine], theirs[atTheirs], base));
    [nextMine, nextTheirs] = [atMine + 1, atTheirs + 1];
  }
  until(mine.length, theirs.length);
  return places;
}

function placeOf(
  mine: PageSection | undefined,
  theirs: PageSection | undefined,
  base: readonly PageSection[] | undefined,
): MergedPlace {
  const place = { ...(mine && { mine }), ...(theirs && { theirs }) };
  if (isSame(mine, theirs)) return { ...place, suggested: 'mine' };
  if (!base) return place;
  const wasThere = (section: PageSection | undefined) =>
    section !== undefined && base.some((before) => isSame(before, section));
  // One version has the section as it was, or lacks a new one: the other version made the change.
  if (mine && theirs) {
    if (wasThere(mine)) return { ...place, suggested: 'theirs' };
    return wasThere(theirs) ? { ...place, suggested: 'mine' } : place;
  }
  if (mine) return { ...place, suggested: wasThere(mine) ? 'theirs' : 'mine' };
  return { ...place, suggested: wasThere(theirs) ? 'mine' : 'theirs' };
}

/** Returns the indices of the sections that belong together: a longest common subsequence of kinds and titles. */
function pairsInOrder(mine: readonly PageSection[], theirs: readonly PageSection[]): [number, number][] {
  const names = (sections: readonly PageSection[]) => sections.map(({ kind, title }) => `${kind} ${title}`);
  const [left, right] = [names(mine), names(theirs)];
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const longest =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as number[])[column] = longest;
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Returns the sections that the choices lead to. */
export function mergedSections(
  places: readonly MergedPlace[],
  choices: readonly (Choice | undefined)[],
): readonly PageSection[] {
  return places.flatMap(({ mine, theirs, suggested }, index) => {
    const choice = choices[index] ?? suggested ?? 'mine';
    const chosen = choice === 'both' ? [theirs, mine] : [choice === 'mine' ? mine : theirs];
    return chosen.filter((section) => section !== undefined);
  });
}
