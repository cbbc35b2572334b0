import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Tabs } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, use } from 'react';
import { useMessages } from '../messages';
import type { Place } from '../places/places';
import { usePaths } from '../places/use-paths';
import { CollectorContext } from '../scan-tab/collector-context';
import { isResult } from '../scan-tab/domain/scan-step';

/** The tabs of a player, from left to right. */
const tabs = [
  { id: 'me', label: 'tab.me', icon: 'rabbit' },
  { id: 'scan', label: 'tab.scan', icon: 'scan' },
  { id: 'leaderboard', label: 'tab.leaderboard', icon: 'trophy' },
] as const;
type TabPlace = (typeof tabs)[number]['id'];

/** Returns true for a screen that is the content of a tab. */
export const isTab = (place: Place): place is TabPlace => tabs.some(({ id }) => id === place);

/** The bar of tabs at the bottom of the screen, and the selected tab's content. */
export function PlayerTabs({ selected, children }: { selected: TabPlace; children: ReactNode }) {
  const t = useMessages();
  const navigate = useNavigate();
  const pathTo = usePaths();
  // While the wallet is away, nothing is collected.
  const collector = use(CollectorContext);
  const hasResult = collector && isResult(collector.state) && !collector.state.isSeen;
  const scansWait = collector && collector.kept.length + collector.toApprove.length > 0;
  const waiting = scansWait ? t('tab.scan-waiting') : undefined;
  const scanNews = hasResult ? t('tab.scan-news') : waiting;
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map(({ id, label, icon }) => ({
        id,
        label: t(label),
        icon,
        news: id === 'scan' ? scanNews : undefined,
      }))}
      selected={selected}
      onSelect={(place) => navigate(pathTo(place))}
      placement="bottom"
    >
      {children}
    </Tabs>
  );
}
