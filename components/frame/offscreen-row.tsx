'use client';

import { createContext, use, useRef, type ReactNode } from 'react';
import { useOffscreenHeight, type ObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import recipes from '@/styles/recipes.module.css';
import styles from './offscreen-row.module.css';

const GROUP_MARGIN = 2500;
const ROW_MARGIN = 1200;

/** Undefined where a group is too far for any row to come near. */
const WatchContext = createContext<ObserveOffscreen | undefined>(undefined);

interface OffscreenGroupProps {
  watch: ObserveOffscreen | undefined;
  /** Rows that a reader has asked for: they unfold above the others. */
  isNewer?: boolean;
  children: ReactNode;
}

/** Consecutive rows: while all are off screen the browser skips their layout. */
export function OffscreenGroup({ watch, isNewer = false, children }: OffscreenGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const height = useOffscreenHeight(group, { estimate: null, margin: GROUP_MARGIN, watch });
  return (
    <div
      ref={group}
      className={height === null ? (isNewer ? recipes.unfold : undefined) : styles.group}
      style={height === null ? undefined : { height }}
    >
      <WatchContext value={height === null ? watch : undefined}>{children}</WatchContext>
    </div>
  );
}

interface OffscreenRowProps {
  estimate: number | null;
  /** Replacement off screen: its text, for search and screen readers. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** A row that keeps its height off screen at almost no cost. */
export function OffscreenRow({ estimate, placeholder, children }: OffscreenRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const height = useOffscreenHeight(row, { estimate, margin: ROW_MARGIN, watch: use(WatchContext) });
  return (
    <div
      ref={row}
      className={height === null ? undefined : styles.row}
      style={height === null ? undefined : { height }}
    >
      {height === null ? children : placeholder}
    </div>
  );
}
