/** The tag of a spawn that says which kind of token it is: `memecoin` or `token`. It proves nothing. */
export const tokenKindTag = 'Token-Kind';
