import { StepLinks } from '@rainbow-rabbit/parts/console/layout';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useAutopilotView } from '../autopilot/autopilot-state';
import { type SectionName, useConsolePaths } from '../session/console-paths';
import { useEventConsole } from '../session/use-event-console';
import { type StaffTask, staffTasks } from './staff-tasks.domain';

/** The sections in which things are done. */
const places = {
  judging: 'answers',
  disputes: 'disputes',
  names: 'players',
  badges: 'sheets',
  name: 'event',
  slug: 'event',
  tickets: 'tickets',
  question: 'event-key',
  deal: 'white-rabbit',
  late: 'white-rabbit',
} as const satisfies Record<StaffTask['kind'], SectionName>;

const words = {
  judging: 'staff.answers.judging',
  disputes: 'staff.tasks.disputes',
  names: 'staff.tasks.names',
  badges: 'staff.badges.waiting',
  question: 'staff.tasks.question',
  name: 'staff.tasks.name',
  slug: 'staff.tasks.slug',
  tickets: 'staff.tasks.tickets',
  deal: 'staff.tasks.deal',
  late: 'staff.role.deal.late',
} as const satisfies Record<StaffTask['kind'], string>;

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
          to: paths.section(rabbit.process, places[task.kind]),
          label: t(words[task.kind], { count: 'count' in task ? task.count : 0 }),
        }))}
      />
    </Card>
  );
}
