/** The file of an area's build that holds its acts, from the folder of the build. */
export const actsFile = 'acts.json';
