/** More isn't fetched for a look at it. */
export const maxPreviewBytes = 4 * 1024 ** 2;
