--- The numbers of keepsakes, each once.
return {
  --- Time in which the first spawn of a keepsake is answered, if it was not lost, in milliseconds. It doubles with each further spawn.
  SPAWN_WAIT_MS = 600000,
  --- Times that it doubles: to 21 hours. So a keepsake that the network keeps losing can always be asked for again, and costs one spawn a day.
  SPAWN_WAIT_DOUBLINGS = 7,
}
