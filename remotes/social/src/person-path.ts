/** Returns the path of the page of a person. */
export const personPath = (address: string): string => `/people/${address}`;
