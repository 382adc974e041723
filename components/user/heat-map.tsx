'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { activityQuery, type Activity } from '@/lib/domain/dynamic/load-activity';
import type { ActivityDay } from '@/lib/domain/dynamic/activity';
import { HeatMapFrame } from './heat-map-frame';
import styles from './heat-map.module.css';

const STEP = 13;
const CELL = 10;
const WEEK_DAYS = 7;
const LEVELS = [1, 2, 4, 7];

const levelOf = (count: number) => LEVELS.filter((least) => count >= least).length;
const weekOf = (index: number) => Math.floor(index / WEEK_DAYS);

function inWords({ days, since }: Activity): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '近一年还没有动态';
  const active = days.filter(({ count }) => count > 0).length;
  const cut = since ? `，仅统计 ${since} 以来的部分` : '';
  return `${total} 次动态，活跃 ${active} 天${cut}`;
}

/** Months that begin in the map, by week; the last weeks have no room for a label. */
const monthsOf = (days: readonly ActivityDay[]) =>
  days
    .map(({ date }, index) => ({ date, week: weekOf(index), label: `${Number(date.slice(5, 7))}月` }))
    .filter(({ date, week }) => date.endsWith('-01') && week < weekOf(days.length) - 1);

export function HeatMap({ userId }: { userId: string }) {
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame);
  const { data, isError, error, isFetching, refetch } = useQuery({ ...activityQuery(userId), enabled: near });
  if (!data) {
    return (
      <HeatMapFrame ref={frame} busy={!isError || isFetching}>
        {isError && <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />}
      </HeatMapFrame>
    );
  }
  const { days } = data;
  const weeks = Math.ceil(days.length / WEEK_DAYS);
  const summary = inWords(data);
  return (
    <HeatMapFrame ref={frame} summary={summary}>
      <div className={styles.months} aria-hidden>
        {monthsOf(days).map(({ date, week, label }) => (
          <span key={date} style={{ insetInlineStart: `${(week / weeks) * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${weeks * STEP} ${WEEK_DAYS * STEP}`} role="img" aria-label={`近一年的活跃度：${summary}`}>
        {days.map(({ date, count }, index) => (
          <rect
            key={date}
            x={weekOf(index) * STEP}
            y={(index % WEEK_DAYS) * STEP}
            width={CELL}
            height={CELL}
            rx={2}
            data-level={levelOf(count)}
          >
            <title>{count > 0 ? `${date}：${count} 次动态` : `${date}：没有动态`}</title>
          </rect>
        ))}
      </svg>
    </HeatMapFrame>
  );
}
