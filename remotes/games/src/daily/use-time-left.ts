import { useMessages } from '../messages';

const hour = 60;
const day = 24 * hour;

/** Returns a function that says a time of so many minutes in its largest unit: days, hours or minutes. */
export function useTimeLeft(): (minutes: number) => string {
  const t = useMessages();
  return (minutes) => {
    if (minutes >= 2 * day) return t('left.days', { count: Math.floor(minutes / day) });
    if (minutes >= 2 * hour) return t('left.hours', { count: Math.floor(minutes / hour) });
    return t('left.minutes', { count: minutes });
  };
}
