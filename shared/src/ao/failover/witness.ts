import type { ProcessId } from '../../arweave';
import type { AoMessage, AoResult, UnitsReport } from '../types';
import { boundedMap } from './bounded-map';
import { type FailingUnit, infoOf } from './failing-unit';
import { compareStatements, markOfRead, type Statement, statementOf } from './marks.domain';

/** The answers and disagreements that are kept, and the pause between two confirmations (docs/product 9.264). */
const maxAnswers = 20;
const maxDisagreements = 20;
const confirmEveryMs = 60_000;

interface Testimony {
  unit: FailingUnit;
  mark: number;
  statement: Statement;
}

type Question = AoMessage & { owner?: string };

const actionOf = ({ tags }: Question) => tags.find(({ name }) => name === 'Action')?.value ?? '';

async function testimonyOf(unit: FailingUnit, question: Question): Promise<Testimony | undefined> {
  const result = await unit.ask((client) => client.read(question, { maxAgeMs: 0 })).catch(() => undefined);
  const mark = result && markOfRead(result);
  return mark === undefined ? undefined : { unit, mark, statement: statementOf(result as AoResult) };
}

const compared = (one: Testimony, other: Testimony) =>
  one.unit === other.unit || one.mark !== other.mark
    ? 'same'
    : compareStatements(one.statement, other.statement);

/**
 * Notices units that give different answers about the same state. It hears the answers that come anyway. Where answers of different times
 * differ, both units are asked once more, rarely: they disagree if they still differ.
 */
export function witness() {
  const answers = boundedMap<Testimony>(maxAnswers);
  const disagreements: UnitsReport['disagreements'][number][] = [];
  let confirmedAt = Number.NEGATIVE_INFINITY;

  const note = (question: Question, { unit: one }: Testimony, { unit: other }: Testimony) => {
    disagreements.push({ action: actionOf(question), urls: [one.url, other.url], at: Date.now() });
    if (disagreements.length > maxDisagreements) disagreements.shift();
  };

  /** Asks two units the same once more, and notes if they differ. */
  async function confirm(question: Question, units: readonly [FailingUnit, FailingUnit]): Promise<void> {
    const [one, other] = await Promise.all(units.map((unit) => testimonyOf(unit, question)));
    if (one && other && compared(one, other) !== 'same') note(question, one, other);
  }

  function compare(question: Question, one: Testimony, other: Testimony): Promise<void> | undefined {
    const verdict = compared(one, other);
    if (verdict === 'different') note(question, one, other);
    return verdict === 'unclear' ? confirm(question, [one.unit, other.unit]) : undefined;
  }

  return {
    disagreements,

    /** Hears an answer that a unit gave. */
    hear(question: Question, unit: FailingUnit, result: AoResult): void {
      const mark = markOfRead(result);
      if (mark === undefined) return;
      const key = JSON.stringify(question);
      const heard = { unit, mark, statement: statementOf(result) };
      const earlier = answers.get(key);
      answers.set(key, heard);
      if (!earlier) return;
      if (compared(earlier, heard) === 'unclear') {
        if (performance.now() - confirmedAt < confirmEveryMs) return;
        confirmedAt = performance.now();
      }
      void compare(question, earlier, heard);
    },

    /** Asks all units the same, and compares what they say. Returns the marks that they are at. */
    async compareAll(process: ProcessId, units: readonly FailingUnit[]): Promise<Map<FailingUnit, number>> {
      const question = infoOf(process);
      const asked = await Promise.all(units.map((unit) => testimonyOf(unit, question)));
      const testimonies = asked.flatMap((testimony) => testimony ?? []);
      for (const [index, one] of testimonies.entries())
        for (const other of testimonies.slice(index + 1)) await compare(question, one, other);
      return new Map(testimonies.map(({ unit, mark }) => [unit, mark]));
    },
  };
}
