/** The kinds of processes that are shown in their own terms. */
export type KnownProcessKind = 'event' | 'community' | 'arcade' | 'contest' | 'token';
