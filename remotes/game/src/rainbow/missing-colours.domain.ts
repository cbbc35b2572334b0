import {
  type RabbitColour,
  type RabbitId,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Returns the colours that a player has no rabbit of yet. */
export function missingColours(collected: readonly { colour: RabbitColour }[]): RabbitColour[] {
  return rabbitColours.filter((colour) => !collected.some((entry) => entry.colour === colour));
}

/** Returns a rabbit's colour: colours are dealt in turn. */
export function colourOf(rabbit: RabbitId): RabbitColour | undefined {
  return rabbitColours[(rabbit - 1) % rabbitColours.length];
}
