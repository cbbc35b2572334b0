/** The maximum size of data that is fetched for a preview. */
export const maxPreviewBytes = 4 * 1024 ** 2;
