/** The tag of a spawn that says which kind of token it is: `memecoin`, or nothing for any other. It proves nothing. */
export const tokenKindTag = 'Token-Kind';
