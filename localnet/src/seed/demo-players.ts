/** The people of the demo event, in the order in which they register, so that colours are dealt to them in turn. */
export const demoPlayers = [
  { nickname: 'Clover', xUsername: 'clover_hops' },
  { nickname: 'Marigold' },
  { nickname: 'Pebble' },
  { nickname: 'Paprika', xUsername: 'paprika_paws' },
  { nickname: 'Biscuit' },
  { nickname: 'Juniper' },
  { nickname: 'Heather', xUsername: 'heatherhare' },
  { nickname: 'Willow' },
] as const;

export type DemoNickname = (typeof demoPlayers)[number]['nickname'];

/** The scans of the demo players. Willow has the same colour as Clover and so could complete the rainbow. */
export const demoScans: Readonly<Partial<Record<DemoNickname, readonly DemoNickname[]>>> = {
  Willow: ['Clover', 'Marigold', 'Pebble', 'Paprika', 'Biscuit', 'Juniper', 'Heather'],
  Pebble: ['Clover', 'Marigold', 'Paprika', 'Juniper', 'Heather'],
  Marigold: ['Willow', 'Pebble', 'Biscuit', 'Heather'],
  Clover: ['Willow', 'Marigold', 'Paprika'],
  Heather: ['Clover', 'Biscuit'],
  Juniper: ['Pebble'],
};
