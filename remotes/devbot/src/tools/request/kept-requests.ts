import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';
import { type MessageRequest, messageRequestSchema } from './domain/message-request';

const keptRequestSchema = v.object({ kind: v.picklist(['send', 'read']), request: messageRequestSchema });

/** A request that was made in this browser. */
type KeptRequest = v.InferOutput<typeof keptRequestSchema>;

/** The number of requests that are kept. */
const maxRequests = 20;

/** Characters of the longest data that is kept with a request: longer ones are not repeated. */
const maxKeptData = 10_000;

/** The requests that were made in this browser, the newest first. */
export const keptRequests = keptValue<KeptRequest[]>(['devbot', 'requests'], v.array(keptRequestSchema), {
  absent: [],
});

/** Keeps a request, in place of the same one. */
export function keepRequest(kind: KeptRequest['kind'], request: MessageRequest): void {
  if (request.data.length > maxKeptData) return;
  const kept = { kind, request };
  const text = JSON.stringify(kept);
  changeKept(keptRequests, (all) =>
    [kept, ...all.filter((one) => JSON.stringify(one) !== text)].slice(0, maxRequests),
  );
}
