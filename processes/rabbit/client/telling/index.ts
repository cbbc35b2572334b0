export {
  type EventNews,
  maxNewsKinds,
  mergedNews,
  type NewsKind,
  type NewsNumbers,
  newsKinds,
  newsNumbersSchema,
  newsOf,
} from './news';
export { answerTopic, openAnswer, signAnswer, type TellingAnswer } from './telling-answer';
export {
  askTopic,
  openAsk,
  pushAddressSchema,
  sealAsk,
  subscriptionIdOf,
  type TellingAsk,
} from './telling-ask';
