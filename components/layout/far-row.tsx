'use client';

import { createContext, use, useRef, type ReactNode } from 'react';
import { useFarHeight, type WatchFar } from '@/hooks/ui/use-far-height';
import styles from './far-row.module.css';

const GROUP_MARGIN = 2500;
const ROW_MARGIN = 1200;

/** Undefined where a group is too far for any row to come near. */
const WatchContext = createContext<WatchFar | undefined>(undefined);

interface FarGroupProps {
  /** From `useWatchFar`. */
  watch: WatchFar | undefined;
  children: ReactNode;
}

/** Consecutive rows: while all are off screen the browser skips their layout. */
export function FarGroup({ watch, children }: FarGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const height = useFarHeight(group, { estimate: null, margin: GROUP_MARGIN, watch });
  return (
    <div
      ref={group}
      className={height === null ? undefined : styles.farGroup}
      style={height === null ? undefined : { height }}
    >
      <WatchContext value={height === null ? watch : undefined}>{children}</WatchContext>
    </div>
  );
}

interface FarRowProps {
  /** Estimated height in pixels until first rendered; null for a row on the first screen. */
  estimate: number | null;
  /** Replacement off screen: its text, for search and screen readers. */
  far: ReactNode;
  children: ReactNode;
}

/** A row that keeps its height off screen at almost no cost. */
export function FarRow({ estimate, far, children }: FarRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const height = useFarHeight(row, { estimate, margin: ROW_MARGIN, watch: use(WatchContext) });
  return (
    <div
      ref={row}
      className={height === null ? undefined : styles.far}
      style={height === null ? undefined : { height }}
    >
      {height === null ? children : far}
    </div>
  );
}
