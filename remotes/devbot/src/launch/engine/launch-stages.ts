/** The stages of a launch, in their order: the wallet signs, the network takes it, the process starts, reads show what it is. */
export const launchStages = ['sign', 'send', 'start', 'check'] as const;
export type LaunchStage = (typeof launchStages)[number];
