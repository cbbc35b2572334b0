import { StepLinks } from '@rainbow-rabbit/parts/console/layout';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useAutopilotView } from '../autopilot/autopilot-state';
import { type SectionName, useConsolePaths } from '../session/console-paths';
import { useEventConsole } from '../session/use-event-console';
import { type StaffTask, staffTasks } from './staff-tasks.domain';

/** The section in which each thing is done, and its words. */
const ways = {
  judging: ['answers', 'staff.answers.judging'],
  disputes: ['disputes', 'staff.tasks.disputes'],
  names: ['players', 'staff.tasks.names'],
  badges: ['sheets', 'staff.badges.waiting'],
  name: ['event', 'staff.tasks.name'],
  slug: ['event', 'staff.tasks.slug'],
  tickets: ['tickets', 'staff.tasks.tickets'],
  question: ['event-key', 'staff.tasks.question'],
  deal: ['white-rabbit', 'staff.tasks.deal'],
  late: ['white-rabbit', 'staff.role.deal.late'],
} as const satisfies Record<StaffTask['kind'], readonly [SectionName, string]>;

/** The things that an open console does by itself while it may. */
const done: ReadonlySet<StaffTask['kind']> = new Set(['judging', 'badges', 'deal', 'late']);

/** The list of the things that wait for the staff, each with the way there; nothing while it is empty. */
export function TasksCard() {
  const { t, rabbit, info } = useEventConsole();
  const paths = useConsolePaths();
  const auto = useAutopilotView()?.state;
  const isActing = auto?.status === 'working' || (auto?.status === 'resting' && auto.mayAct);
  const tasks = staffTasks(info).filter(({ kind }) => !(isActing && done.has(kind)));
  if (tasks.length === 0) return null;
  return (
    <Card tone="raised">
      <h3>{t('staff.tasks.title')}</h3>
      <StepLinks
        steps={tasks.map((task) => ({
          to: paths.section(rabbit.process, ways[task.kind][0]),
          label: t(ways[task.kind][1], { count: 'count' in task ? task.count : 0 }),
        }))}
      />
    </Card>
  );
}
