/**
 * Replaces the part of the federation runtime that fetches files which manifests name beforehand: the shell's boot
 * script does that from the registry (decision 006).
 */
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
