import { dealtEditions, eligibleRabbits, whiteRabbits } from '@rainbow-rabbit/processes/rabbit/client';
import type { Drawing } from './domain/editions';

/** The functions by which anybody can repeat the draw. */
export const drawing: Drawing = { dealtEditions, eligibleRabbits, whiteRabbits };
