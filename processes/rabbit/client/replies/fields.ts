import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { rabbitColours } from '../generated';

export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The name of a rabbit's colour. */
export type RabbitColour = (typeof rabbitColours)[number];

export const colourName = v.picklist(rabbitColours);

export const addressText = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);
