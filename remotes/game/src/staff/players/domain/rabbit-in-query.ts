import { type RabbitId, rabbitIdSchema } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

/** Parses the number of a rabbit in an address; undefined when it is not one. */
export function rabbitInQuery(text: string | null): RabbitId | undefined {
  if (!/^\d{1,5}$/.test(text ?? '')) return undefined;
  const parsed = v.safeParse(rabbitIdSchema, Number(text));
  return parsed.success ? parsed.output : undefined;
}
