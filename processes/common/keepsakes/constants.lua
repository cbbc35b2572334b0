--- The numbers of keepsakes, each once.
return {
  --- Spawns of one keepsake at most: a further one where the network lost the one before.
  MAX_SPAWNS = 3,
  --- Time in which a spawn that was not lost is answered, in milliseconds.
  SPAWN_WAIT_MS = 600000,
}
