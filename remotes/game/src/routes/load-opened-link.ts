/**
 * Loads the page behind a rabbit's link. The area and the game both load it by this one function: an import of each would be a
 * chunk of each, and the chunk that the game loads ahead would not be the chunk that the link needs.
 */
export const loadOpenedLink = async () => ({ default: (await import('./opened-link')).OpenedLink });
