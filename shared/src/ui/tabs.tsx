import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { measureBarHeight } from './bar-height';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './tabs.module.css';
import { useMedia } from './use-media';
import { VisuallyHidden } from './visually-hidden';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** Something new behind the tab: a mark, which screen readers read as this text. */
  news?: string;
}

interface TabsProps<Id extends string> {
  /** The name of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /**
   * `bottom` fixes the tabs to the screen's lower edge, within a thumb's reach; on a screen that is low or wide they
   * are in a rail beside the panel. The panel knows the height that they cover as `--rr-tabs-height`.
   */
  placement?: 'top' | 'bottom';
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** The screens on which tabs of the lower edge are in a rail: the desktop, and a phone held sideways. */
const railScreens =
  '(min-width: 60rem), (orientation: landscape) and (min-width: 34rem) and (max-height: 34rem)';

/** The index that a key leads to, if the key moves the selection. */
function moved(key: string, index: number, count: number, isRail: boolean): number | undefined {
  switch (key) {
    case isRail ? 'ArrowUp' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case isRail ? 'ArrowDown' : 'ArrowRight':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs after the ARIA pattern: arrow keys, Home and End move and select at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  placement = 'top',
  children,
}: TabsProps<Id>) {
  const id = useId();
  const isRail = useMedia(railScreens) && placement === 'bottom';
  const index = tabs.findIndex((tab) => tab.id === selected);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = moved(event.key, index, tabs.length, isRail);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };

  return (
    <div className={styles.tabs} data-placement={isRail ? 'rail' : placement}>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        aria-orientation={isRail ? 'vertical' : 'horizontal'}
        ref={placement === 'bottom' ? measureBarHeight : undefined}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.news && (
              <span className={styles.news}>
                <VisuallyHidden>{tab.news}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
