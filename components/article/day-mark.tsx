'use client';

import { useNow } from '@/components/ui/use-now';
import { serverNow } from '@/lib/http/server-clock';
import { dayHeading } from '@/lib/utils/day-label';
import styles from './article-summary-row.module.css';

interface DayMarkProps {
  /** YYYY-MM-DD in China. */
  date: string;
  renderedAt: number;
}

export const DayMark = ({ date, renderedAt }: DayMarkProps) => (
  <span className={styles.day}>{dayHeading(date, useNow(serverNow, renderedAt))}</span>
);
