import type { Contest, ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { ContestSection } from '../session/section-names.domain';

/** A thing that waits for the staff. Its words are `staff.next.<name>`. */
export interface NextStep {
  name:
    | 'settings'
    | 'texts'
    | 'secret'
    | 'judges'
    | 'open'
    | 'flags'
    | 'sheets'
    | 'publish'
    | 'payments'
    | 'certificates';
  section: ContestSection;
  count?: number;
}

type Front = Pick<Contest, 'facts' | 'languages'>;
type Info = Pick<
  ContestInfo,
  'phase' | 'isOpen' | 'judges' | 'flags' | 'entries' | 'withdrawn' | 'hidden' | 'payments'
>;

/** The phases in which judges give scores. */
const scoredIn: ReadonlySet<string> = new Set(['voting', 'judging']);

/** Returns the judges' score sheets that are not filled in yet. */
export function missingSheets({ judges, entries, withdrawn, hidden }: Info): number {
  const ranked = Math.max(0, entries - withdrawn - hidden);
  return judges
    .filter(({ isJudge }) => isJudge)
    .reduce((sum, { sheets }) => sum + Math.max(0, ranked - sheets), 0);
}

function* beforeOpening({ facts, languages }: Front, { judges }: Info): Generator<NextStep> {
  if (!facts) yield { name: 'settings', section: 'set-up' };
  if (!facts || !languages.includes(facts.original)) yield { name: 'texts', section: 'texts' };
  if (facts && facts.contactKey === undefined) yield { name: 'secret', section: 'set-up' };
  if (facts && facts.criteria.length > 0 && !judges.some(({ isJudge }) => isJudge))
    yield { name: 'judges', section: 'judges' };
  yield { name: 'open', section: 'phases' };
}

/** Returns what waits for the staff of a contest, the most urgent first. */
export function nextSteps(front: Front, info: Info): NextStep[] {
  const steps: NextStep[] = [];
  if (!info.isOpen) steps.push(...beforeOpening(front, info));
  if (info.flags > 0) steps.push({ name: 'flags', section: 'entries', count: info.flags });
  const sheets = missingSheets(info);
  if (scoredIn.has(info.phase) && sheets > 0)
    steps.push({ name: 'sheets', section: 'judges', count: sheets });
  if (info.phase === 'judging') steps.push({ name: 'publish', section: 'results' });
  if (info.phase === 'results') {
    const paid = front.facts?.prizes.some(({ amount }) => amount !== undefined);
    if (paid && info.payments === 0) steps.push({ name: 'payments', section: 'payments' });
    steps.push({ name: 'certificates', section: 'certificates' });
  }
  return steps;
}
