'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { activityQuery, type Activity } from '@/lib/domain/dynamic/load-activity';
import type { ActivityDay } from '@/lib/domain/dynamic/activity';
import { lookUp } from '@/lib/utils/look-up';
import { HeatMapFrame } from './heat-map-frame';
import styles from './heat-map.module.css';

const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };

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
  /** The day that is pointed at, or reached by the arrow keys. */
  const [shown, setShown] = useState<number | null>(null);
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
  /** In per cent: the tip stays within the map. */
  const place = ((weekOf(shown ?? 0) + 0.5) / weeks) * 100;
  const day = shown === null ? undefined : days[shown];
  const handleKey = (event: KeyboardEvent) => {
    const step = lookUp(KEYS, event.key);
    if (step === undefined) return;
    event.preventDefault();
    setShown((index) => Math.min(days.length - 1, Math.max(0, (index ?? days.length - 1) + step)));
  };
  const handleOver = ({ target }: PointerEvent) => {
    const index = target instanceof SVGElement ? Number(target.dataset.index ?? Number.NaN) : Number.NaN;
    if (!Number.isNaN(index)) setShown(index);
  };
  return (
    <HeatMapFrame ref={frame} summary={summary}>
      <div className={styles.months} aria-hidden>
        {monthsOf(days).map(({ date, week, label }) => (
          <span key={date} style={{ insetInlineStart: `${(week / weeks) * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
      <div
        className={styles.days}
        role="group"
        aria-label="每天的动态，用方向键查看"
        tabIndex={0}
        onKeyDown={handleKey}
        onFocus={() => setShown((index) => index ?? days.length - 1)}
        onBlur={() => setShown(null)}
        onPointerOver={handleOver}
        onPointerLeave={() => setShown(null)}
      >
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
              data-index={index}
              data-shown={index === shown || undefined}
            />
          ))}
        </svg>
        <p
          className={styles.tip}
          role="status"
          hidden={!day}
          style={{ insetInlineStart: `${place}%`, translate: `-${place}%` }}
        >
          {day && (day.count > 0 ? `${day.date}：${day.count} 次动态` : `${day.date}：没有动态`)}
        </p>
      </div>
    </HeatMapFrame>
  );
}
