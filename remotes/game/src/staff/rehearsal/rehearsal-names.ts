/** Nicknames of a rehearsal's players, which no player's own is likely to be. */
export const rehearsalNames = [
  'Acorn',
  'Burdock',
  'Catkin',
  'Dandelion',
  'Elderberry',
  'Foxglove',
  'Gentian',
  'Hazel',
] as const;
