import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { serverNow } from '@/lib/http/server-clock';
import { checkedBy, isNumber, isRecord, isText } from '@/lib/browser/storage';
import { withCheckIn, type CheckInStreak } from './check-in-streak';

const isStreak = (value: unknown): value is CheckInStreak =>
  isRecord(value) && isText(value.day) && isNumber(value.days);

/** It is kept in this browser, because the API tells of today alone. */
export const checkInStreak = personalValue({ key: 'CHECK_INS', schema: checkedBy(isStreak) });

export const rememberCheckIn = (): void => void checkInStreak.set(withCheckIn(checkInStreak.get(), serverNow()));
