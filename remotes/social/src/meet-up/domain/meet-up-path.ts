/** The place in the app where a meet-up's open card is: the page of its city. */
export const meetUpPath = (path: string, id: number): string => `${path}?meetup=${id}`;
