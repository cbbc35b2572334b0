/** The reason of each act of the staff that makes the demo communities. */
export const seedReason = 'The communities of the local network';
