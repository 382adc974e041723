'use client';

import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

interface RovingFocusOptions {
  itemsOf: (group: HTMLElement) => HTMLElement[];
  /** All that the Tab key reaches in an item; the arrows lead to the first. */
  stopsOf?: (item: HTMLElement) => Iterable<HTMLElement>;
  stepsOf: (items: readonly HTMLElement[]) => Readonly<Record<string, number>>;
  /** Whether the arrows lead from the last item to the first. */
  isRound?: boolean;
}

const itself = (item: HTMLElement) => [item];

/** The Tab key stops in one item of a group only, from which the arrows, Home and End lead to the others. */
export function useRovingFocus<Group extends HTMLElement>(options: RovingFocusOptions) {
  const { itemsOf, stopsOf = itself, stepsOf, isRound = false } = options;
  const ref = useRef<Group>(null);
  const active = useRef<HTMLElement>(null);

  const itemAt = (items: readonly HTMLElement[], target: EventTarget) =>
    items.findIndex((item) => target instanceof Node && item.contains(target));
  const settle = (items: readonly HTMLElement[], wanted = active.current) => {
    active.current = items.find((item) => item === wanted) ?? items[0] ?? null;
    for (const item of items) {
      for (const stop of stopsOf(item)) stop.tabIndex = item === active.current ? 0 : -1;
    }
  };
  // Items come, go and are disabled with any render.
  useEffect(() => {
    if (ref.current) settle(itemsOf(ref.current));
  });

  const onFocus = ({ currentTarget, target }: FocusEvent<Group>) => {
    const items = itemsOf(currentTarget);
    const item = items[itemAt(items, target)];
    if (item && item !== active.current) settle(items, item);
  };
  const onKeyDown = (event: KeyboardEvent<Group>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = itemsOf(event.currentTarget);
    const place = itemAt(items, event.target);
    const step = { Home: -place, End: items.length - 1 - place, ...stepsOf(items) }[event.key];
    if (place < 0 || step === undefined) return;
    event.preventDefault();
    const next = isRound ? items.at((place + step) % items.length) : items[place + step];
    if (next) [...stopsOf(next)][0]?.focus();
  };
  return { ref, onFocus, onKeyDown };
}
