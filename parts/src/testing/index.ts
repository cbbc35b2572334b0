export { type ActOutcome, actor, stageActs } from './acts-stage';
export { audio, FakeAudioContext } from './fake-audio-context';
export { leavePage } from './leave-page';
export { NetworkStage } from './network-stage';
export { partMessages } from './part-messages';
export {
  type SectionStage,
  type StagedMessage,
  StagedSecret,
  stagedSecret,
  stageSectionOf,
} from './section-stage';
export { visitorWallet } from './visitor-wallet';
export { watchSavedFiles } from './watch-saved-files';
