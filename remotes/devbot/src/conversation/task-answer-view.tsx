import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import type { TaskAnswer } from './domain/conversation';
import { DoneTask } from './done-task';
import { OpenTask } from './open-task';
import { SetAsideTask } from './set-aside-task';
import { tasks } from './tasks';

/** A task in the conversation: on the screen, set aside, done, or cancelled. */
export function TaskAnswerView({ turn, answer }: { turn: string; answer: TaskAnswer }) {
  const t = useMessages();
  const { active } = useBotOfPage();
  const task = tasks.find(({ id }) => id === answer.task);
  if (answer.state === 'done') return <DoneTask turn={turn} result={answer.result} />;
  if (answer.state === 'cancelled' || !task) return <p>{t('task.cancelled')}</p>;
  if (turn !== active) return <SetAsideTask turn={turn} title={t(task.titleKey)} />;
  return <OpenTask turn={turn} task={task} args={answer.args} />;
}
