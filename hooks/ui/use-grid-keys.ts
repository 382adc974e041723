'use client';

import { useRovingFocus } from './use-roving-focus';

const childrenOf = (grid: HTMLElement) => [...grid.children].filter((child) => child instanceof HTMLElement);
const stopsOf = (cell: HTMLElement) => cell.querySelectorAll<HTMLElement>('a, button');

function stepsOf(cells: readonly HTMLElement[]) {
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
}

/** The Tab key stops at the links and buttons of one cell of a grid; the arrows lead to the cells around it. */
export const useGridKeys = <Grid extends HTMLElement>() =>
  useRovingFocus<Grid>({ itemsOf: childrenOf, stopsOf, stepsOf });
