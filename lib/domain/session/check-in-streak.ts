import { formatApiTime } from '@/lib/utils/time';

/** The days in a row on which a member has signed in, and the last of them (YYYY-MM-DD, in China). */
export interface CheckInStreak {
  day: string;
  days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => formatApiTime(time).slice(0, 10);

/** Goes on from yesterday, restarts after a gap, and counts a day once. */
export function withCheckIn(streak: CheckInStreak | undefined, now: number): CheckInStreak {
  const day = dayOf(now);
  if (streak?.day === day) return streak;
  return { day, days: streak?.day === dayOf(now - DAY_MS) ? streak.days + 1 : 1 };
}
