/**
 * Replaces the part of the federation runtime that loads remotes which a build names beforehand: the shell's build
 * names none, since its areas come from a registry at run time.
 */
export const remotes = undefined;
