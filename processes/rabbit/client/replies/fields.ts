import * as v from 'valibot';
import { eventPhases, rabbitColours } from '../generated';

/** The name of a rabbit's colour. */
export type RabbitColour = (typeof rabbitColours)[number];

export type EventPhase = (typeof eventPhases)[number];
export const phaseName = v.picklist(eventPhases);

export const colourName = v.picklist(rabbitColours);

/** The standing of a claim. */
export const claimStatus = v.picklist(['pending', 'confirmed', 'withheld', 'void', 'struck', 'dropped']);
