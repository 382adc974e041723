import 'client-only';
import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

export interface RowSubject {
  /** Names the row for screen readers. */
  name: string;
  author: { id: string; name: string };
  tags?: readonly string[];
  words: string;
  text?: { id: string; href: string; title: string; author: string };
}

/** One menu for all rows of a page, loaded with the first press. */
export const ROW_MENU_ID = 'row-menu';

export const useRowMenu = create<{ subject?: RowSubject; opener?: HTMLElement }>()(() => ({}));

export interface LoadedMuting {
  /** Says why a row is muted, in Chinese; undefined when it is not. */
  reasonOf: (subject: RowSubject) => string | undefined;
  Muted: ComponentType<{ subject: RowSubject; reason: string; day: ReactNode; children: ReactNode }>;
}

interface RowNotes {
  muting?: LoadedMuting | undefined;
  positions?: Readonly<Record<string, number>> | undefined;
}

/** Brought by a late part where this browser knows something of rows, so that others load nothing of it. */
export const useRowNotes = create<RowNotes>()(() => ({}));
