import type { AosResult } from '@rainbow-rabbit/processes/aos';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { type Answer, json } from '../http/answer';
import { parseJson } from '../http/read-body';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { Ledger, LedgerProcess } from '../ledger/ledger';
import type { DryRun } from './aos-message';
import type { ComputeUnit } from './compute';
import { assertReadable } from './message-size';
import { pageOf, withinSize } from './result-page';

const maxQuestionBytes = 1024 ** 2;

const questionSchema = v.object({
  Owner: v.optional(v.string(), ''.padEnd(43, '0')),
  Data: v.optional(v.string(), ''),
  Anchor: v.optional(v.string(), ''),
  Tags: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** The compute unit's endpoints, below `/cu`. */
export function computeRoutes(unit: ComputeUnit, ledger: Ledger, address: Address): Route[] {
  return [
    { method: 'GET', path: '/cu', answer: () => json({ unit: 'compute', address, timestamp: Date.now() }) },
    {
      method: 'GET',
      path: '/cu/result/:message',
      answer: async ({ params, query }) => {
        const process = knownProcess(ledger, query.get('process-id'));
        const result = await unit.result(params.message ?? '', process.id);
        if (!result) throw new Refusal(404, 'message.unknown', 'That process got no such message.');
        return resultJson(result);
      },
    },
    {
      method: 'GET',
      path: '/cu/results/:process',
      answer: async ({ params, query }) => {
        const process = knownProcess(ledger, params.process);
        const placeOf = (id: string) => {
          const assignment = ledger.item(id)?.assignment;
          return assignment?.process === process.id ? assignment.nonce : undefined;
        };
        const page = pageOf(process.messages, query, placeOf);
        const messages = withinSize(
          page.messages,
          ({ assignment }) => ledger.result(assignment)?.frame.length ?? 0,
        );
        const hasNextPage = page.hasNextPage || messages.length < page.messages.length;
        const results = await Promise.all(messages.map(({ assignment }) => unit.resultAt(assignment)));
        const edges = messages.map(({ id }, index) => ({ cursor: id, node: results[index] }));
        return json({ pageInfo: { hasNextPage }, edges: edges.filter(({ node }) => node !== undefined) });
      },
    },
    {
      method: 'POST',
      path: '/cu/dry-run',
      answer: async ({ query, body, address: from }) => {
        const process = knownProcess(ledger, query.get('process-id'));
        const question = v.safeParse(questionSchema, parseJson(await body(maxQuestionBytes)));
        if (question.success) {
          assertHarmless(process, question.output);
          assertReadable(JSON.stringify(question.output));
          return resultJson(await unit.dryRun(process, question.output, from));
        }
        throw new Refusal(
          400,
          'dry-run.malformed',
          'Expected {Owner?, Data?, Anchor?, Tags: [{name, value}]}.',
        );
      },
    },
  ];
}

/**
 * A question is unsigned, so anybody may put any owner into it, and aos evaluates Lua of a process's owner. Public
 * compute units answer such questions all the same, each in an instance of its own.
 * @throws Refusal 403
 */
function assertHarmless(process: LedgerProcess, { Owner, Tags }: DryRun): void {
  const isEval = Tags.some(({ name, value }) => isSame(name, 'Action') && isSame(value, 'Eval'));
  if (!isEval && Owner !== process.owner) return;
  throw new Refusal(403, 'dry-run.as-owner', "A dry run can't evaluate Lua or speak as the process's owner.");
}

/** Compares as aos may: without regard to case and spaces. */
function isSame(text: string, expected: string): boolean {
  return text.trim().toLowerCase() === expected.toLowerCase();
}

function knownProcess(ledger: Ledger, id: string | null | undefined): LedgerProcess {
  const process = ledger.process(id ?? '');
  if (process) return process;
  throw new Refusal(404, 'process.unknown', 'There is no such process on this network.');
}

function resultJson(result: AosResult): Answer {
  return json({ GasUsed: 0, ...result });
}
