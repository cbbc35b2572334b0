import { minutesLeft } from '../live/minutes-left.domain';
import { useMinuteWhile } from '../live/use-minute-while';
import { type RunDay, runDayAt } from './run-day.domain';

/** Returns the day of the daily run by the clock of this device, and the begun minutes that are left of it. */
export function useRunDay(): RunDay & { minutes: number } {
  const now = useMinuteWhile(true);
  const today = runDayAt(now);
  return { ...today, minutes: minutesLeft(today.endsAt, now) };
}
