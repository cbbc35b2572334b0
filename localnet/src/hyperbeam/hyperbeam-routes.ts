import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { Answer } from '../http/answer';
import type { Route, RouteRequest } from '../http/route';
import type { Ledger, LedgerProcess } from '../ledger/ledger';
import type { ComputeUnit } from '../units/compute';
import type { MessageUnit } from '../units/message';
import { invalidAnswer, NodeMessages } from './node-messages';
import { failedAnswer, longUrlAnswer, nodeHeaders, unreadableAnswer } from './node-pages';
import { parseStep } from './node-path';
import { type NodeRequest, readNodeRequest } from './node-request';
import { assignmentFields, blockHash, legacyListing, schedulePage } from './node-schedule';
import { NodeState } from './node-state';
import { digestOf, messageAnswer, type NodeMessage, notFound, valueAnswer, valueAt } from './node-value';

export interface HyperbeamRoutesOptions {
  ledger: Ledger;
  compute: ComputeUnit;
  unit: MessageUnit;
  /** Further addresses that a spawn may name as its scheduler. */
  schedulers?: readonly Address[];
}

/**
 * The endpoints of a HyperBEAM node (November 2025) with processes on `genesis-wasm@1.0`, over the ledger and the compute unit that the
 * legacy units have, too.
 */
export function hyperbeamRoutes(options: HyperbeamRoutesOptions): Route[] {
  const node = new Node(options);
  const both = (path: string, answer: (asked: NodeRequest, steps: string[]) => Promise<Answer>): Route[] =>
    (['GET', 'POST'] as const).map((method) => ({
      method,
      path,
      answer: async (request) => {
        const asked = await readNodeRequest(method, request);
        if (asked === 'too-long') return longUrlAnswer;
        if (asked === 'unreadable') return unreadableAnswer;
        return await answer(asked, stepsOf(request));
      },
    }));
  const onProcess = (asked: NodeRequest, steps: readonly string[]) =>
    node.atProcess(asked.request.params.process ?? '', asked, steps);
  return [
    ...both('/push/*', (asked, steps) => node.atNode(asked, ['push', ...steps])),
    ...both('/~scheduler@1.0/*', (asked, steps) => node.atNode(asked, steps)),
    ...both('/~process@1.0/*', (asked, steps) => node.atNode(asked, steps)),
    ...both('/~meta@1.0/*', async ({ form }, steps) => valueAnswer(valueAt(node.meta, steps), form)),
    ...both('/:process~process@1.0/*', onProcess),
    // aoconnect leaves the device out.
    ...both('/:process/slot/current', (asked) => onProcess(asked, ['slot', 'current'])),
    ...both('/:process/compute/*', (asked, steps) => onProcess(asked, ['compute', ...steps])),
    ...both('/:process~:device/*', async ({ form }) => failedAnswer(form)),
  ];
}

class Node {
  readonly meta: NodeMessage;
  readonly address: Address;
  readonly #ledger: Ledger;
  readonly #messages: NodeMessages;
  readonly #state: NodeState;

  constructor({ ledger, compute, unit, schedulers = [] }: HyperbeamRoutesOptions) {
    this.address = unit.address;
    this.meta = { info: { address: unit.address } };
    this.#ledger = ledger;
    const named = new Set<string>([unit.address, ...schedulers]);
    this.#messages = new NodeMessages({ ledger, compute, unit, schedulers: named });
    this.#state = new NodeState(ledger, compute);
  }

  /** Answers requests to the node's own devices, which find the process by the item's target. */
  async atNode(asked: NodeRequest, [step = '', ...path]: readonly string[]): Promise<Answer> {
    const { method, request, form } = asked;
    if (step !== 'schedule' && step !== 'push') return notFound(form);
    if (method === 'POST') return await this.#messages.post(step, asked, path);
    if (step === 'push') return invalidAnswer(asked);
    const process = this.#ledger.process(request.query.get('target') ?? '');
    return process ? await this.#listing(process, asked, path, true) : failedAnswer(form);
  }

  /** Answers requests to a process. */
  async atProcess(id: string, asked: NodeRequest, [first = '', ...path]: readonly string[]): Promise<Answer> {
    const { method, item, form } = asked;
    const process = this.#ledger.process(id);
    const step = parseStep(first);
    if (!process) return failedAnswer(form);
    switch (step.key) {
      case 'slot':
        return this.#slot(process, asked, path);
      case 'schedule':
        if (method === 'GET') return await this.#listing(process, asked, path, false);
        return await this.#messages.post('schedule', asked, path, process);
      case 'push':
        if (method === 'POST' && !item && step.fields.length > 0)
          return await this.#messages.pushSlot(process, step, path, asked);
        return await this.#messages.post('push', asked, path, process);
      case 'compute':
      case 'now':
        return await this.#state.answer(process, step, path, form);
      case 'as': {
        const [next = '', ...rest] = path;
        const asking = parseStep(next);
        if (step.value !== 'execution' || asking.key !== 'compute') return notFound(form);
        return await this.#state.answerDryRun(process, asking, rest, asked);
      }
      default:
        return notFound(form);
    }
  }

  #slot(process: LedgerProcess, { form }: NodeRequest, path: readonly string[]): Answer {
    const last = process.messages.at(-1)?.assignment;
    const slot: NodeMessage = {
      addresses: [this.address],
      'block-hash': blockHash,
      'block-height': last?.height ?? 0,
      'cache-control': 'no-store',
      current: last?.nonce ?? 0,
      process: process.id,
      timestamp: 0,
    };
    if (path.length > 0) return valueAnswer(valueAt(slot, path), form);
    const answer = messageAnswer(slot, form);
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
  }

  async #listing(
    process: LedgerProcess,
    { request, form }: NodeRequest,
    path: readonly string[],
    isScheduler: boolean,
  ): Promise<Answer> {
    const page = schedulePage(process, withFields(request));
    if (request.query.get('accept') === 'application/aos-2') {
      if (!isScheduler) return failedAnswer(form);
      const body = JSON.stringify(await legacyListing(this.#ledger, process, page));
      const type = { 'ao-types': 'status="integer"', 'content-type': 'application/json' };
      const headers = { ...nodeHeaders, ...type, 'content-digest': digestOf(body), status: '200' };
      return { status: 200, headers, body };
    }
    const entries = await Promise.all(
      page.map(
        async (message): Promise<[string, NodeMessage]> => [
          String(message.assignment.nonce),
          assignmentFields(message, await this.#ledger.readItem(message)),
        ],
      ),
    );
    const schedule: NodeMessage = { assignments: Object.fromEntries(entries), process: process.id };
    const value = valueAt(schedule, path);
    const isMessage = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMessage ? messageAnswer(value as NodeMessage, form) : valueAnswer(value, form);
  }
}

/** The query, with the fields of the path's first step before it (`schedule&from=0&to=1`). */
function withFields({ query, params }: RouteRequest): URLSearchParams {
  const { fields } = parseStep(params.rest?.split('/')[0] ?? '');
  return new URLSearchParams([...query, ...fields.map(({ name, value }) => [name, value])]);
}

function stepsOf({ params }: RouteRequest): string[] {
  return (params.rest ?? '').split('/').filter((step) => step !== '');
}
