/** Keys of the games' names. */
export const gameTitles = { whac: 'title.whac', hyperstax: 'title.stax', rabbit: 'title.rabbit' } as const;
