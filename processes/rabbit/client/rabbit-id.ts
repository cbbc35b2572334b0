import * as v from 'valibot';

declare const brand: unique symbol;

/** The number of a player's rabbit, from 1, in the order in which players registered. */
export type RabbitId = number & { readonly [brand]: 'RabbitId' };

/** A whole number from 0 as a rabbit's; an event need not have that rabbit. */
export const rabbitIdSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((number) => number as RabbitId),
);
