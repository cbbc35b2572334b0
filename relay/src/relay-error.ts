/** An error of the relay's own making: its sentence may be logged, since it quotes nothing. */
export class RelayError extends Error {}
