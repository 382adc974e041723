'use client';

import { useTimeText } from '@/components/ui/text/use-now';
import { dayHeading } from '@/lib/utils/day-label';
import styles from './article-summary-row.module.css';

interface DayMarkProps {
  /** YYYY-MM-DD in China. */
  date: string;
  renderedAt: number;
}

export const DayMark = ({ date, renderedAt }: DayMarkProps) => (
  <span className={styles.day}>{useTimeText((now) => dayHeading(date, now), renderedAt)}</span>
);
