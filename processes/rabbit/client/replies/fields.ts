import * as v from 'valibot';
import { eventPhases, rabbitColours } from '../generated';

export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The process's time at a reply, in Unix milliseconds: the ledger's time is never before it. */
export const ledgerTime = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The name of a rabbit's colour. */
export type RabbitColour = (typeof rabbitColours)[number];

export type EventPhase = (typeof eventPhases)[number];
export const phaseName = v.picklist(eventPhases);

export const colourName = v.picklist(rabbitColours);
