import 'client-only';
import { create } from 'zustand';

export interface RowSubject {
  /** Names the row for screen readers. */
  name: string;
  author: { id: string; name: string };
  /** A text that can be kept for later. */
  text?: { id: string; href: string; title: string; author: string };
}

/** One menu for all rows of a page, loaded with the first press. */
export const ROW_MENU_ID = 'row-menu';

export const useRowMenu = create<{ subject?: RowSubject; opener?: HTMLElement }>()(() => ({}));
