export { type EventNews, mergedNews, type NewsKind, newsKinds, newsOf, newsSchema } from './news';
export { answerTopic, openAnswer, signAnswer, type TellingAnswer } from './telling-answer';
export {
  askTopic,
  openAsk,
  pushAddressSchema,
  sealAsk,
  subscriptionIdOf,
  type TellingAsk,
} from './telling-ask';
