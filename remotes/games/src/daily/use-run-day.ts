import { minutesLeft } from '../live/domain/minutes-left';
import { useMinuteWhile } from '../live/use-minute-while';
import { type RunDay, runDayAt } from './domain/run-day';

/** Returns the day of the daily run by the clock of this device, and the begun minutes that are left of it. */
export function useRunDay(): RunDay & { minutes: number } {
  const now = useMinuteWhile(true);
  const today = runDayAt(now);
  return { ...today, minutes: minutesLeft(today.endsAt, now) };
}
