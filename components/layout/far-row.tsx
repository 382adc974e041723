'use client';

import { createContext, use, useRef, type ReactNode } from 'react';
import { useFarHeight, type WatchFar } from '@/hooks/ui/use-far-height';
import styles from './far-row.module.css';

const GROUP_MARGIN = 2500;
const ROW_MARGIN = 1200;

/** Undefined where the rows of a group are so far that none of them can come near. */
const WatchContext = createContext<WatchFar | undefined>(undefined);

interface FarGroupProps {
  /** From `useWatchFar`. */
  watch: WatchFar | undefined;
  children: ReactNode;
}

/** Rows that follow each other in a long list: while all are far the browser lays none of them out. */
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
  /** Height in pixels until the row has been near the screen; null for a row that is shown first. */
  estimate: number | null;
  /** Stands in for the row while it is far from the screen: its text, which can be found and read out. */
  far: ReactNode;
  children: ReactNode;
}

/** A row of a long list, which far from the screen costs nearly nothing and keeps its height. */
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
