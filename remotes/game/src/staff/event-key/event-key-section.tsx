import { KeyCard } from './key-card';
import { QuestionForm } from './question-form';

/** Section: the question, and the key that answers it. */
export function EventKeySection() {
  return (
    <>
      <QuestionForm />
      <KeyCard />
    </>
  );
}
