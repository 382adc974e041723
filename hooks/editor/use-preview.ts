'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { useWriting } from '@/lib/domain/editor/store';
import type { Heading } from '@/lib/html/headings';
import type { PreviewPatch } from '@/lib/html/preview';
import { createPreviewEngine, type PreviewEngine } from '@/lib/html/preview-engine';
import { betweenKeys } from './between-keys';

/** Debounce after the last key, and throttle while keys keep coming; both grow with the time that the text takes to render. */
const QUIET_MS = 250;
const LONGEST_WAIT_MS = 1_200;
const LONGEST_QUIET_MS = 1_500;
/**
 * While keys keep coming, the worker idles this many times as long as it works: with few processors it slows the keys
 * that it competes with, and so it meets less than one in twenty.
 */
const REST = 24;

/** Data of the text that the preview yields besides its blocks. */
export interface TextFacts {
  headings: readonly Heading[];
  wordCount: number;
  lineCount: number;
}
const NO_FACTS: TextFacts = { headings: [], wordCount: 0, lineCount: 1 };

/** As of the last preview. Components select their part of it, so that a preview does not render the whole write center. */
export const useTextFacts = create<TextFacts>(() => NO_FACTS);

const sameHeadings = (one: readonly Heading[], other: readonly Heading[]): boolean =>
  one.length === other.length &&
  one.every(({ id, level, text }, index) => {
    const heading = other[index];
    return heading?.id === id && heading.level === level && heading.text === text;
  });

/**
 * Renders the preview of the text without delaying a key: in a worker, debounced, one rendering at a time.
 * @param show applies a patch to the page; the next rendering is requested once it is done
 */
export function usePreview(show: (patch: PreviewPatch) => Promise<void>) {
  const engine = useRef<PreviewEngine | null>(null);
  const showPatch = useEffectEvent(show);

  useEffect(() => {
    const created = createPreviewEngine(window.location.origin);
    let open = true;
    let busy = false;
    let rendered: string | null = null;
    let firstChange = 0;
    let cost = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    useTextFacts.setState(NO_FACTS);

    const render = async () => {
      if (busy || useWriting.getState().writing.content === rendered) return;
      busy = true;
      await betweenKeys();
      firstChange = 0;
      const { content } = useWriting.getState().writing;
      try {
        const started = performance.now();
        const { headings, wordCount, lineCount, ...patch } = await created.render(content);
        cost = performance.now() - started;
        rendered = content;
        await betweenKeys();
        if (!open) return;
        useTextFacts.setState((known) => ({
          headings: sameHeadings(known.headings, headings) ? known.headings : headings,
          wordCount,
          lineCount,
        }));
        await showPatch({ headings, wordCount, lineCount, ...patch });
      } catch (error) {
        console.warn('The preview failed:', error);
        rendered = content;
      } finally {
        busy = false;
        if (open && useWriting.getState().writing.content !== content) plan();
      }
    };
    const plan = () => {
      clearTimeout(timer);
      const now = performance.now();
      firstChange ||= now;
      const quiet = Math.min(Math.max(QUIET_MS, cost), LONGEST_QUIET_MS);
      const latest = firstChange + Math.max(LONGEST_WAIT_MS, cost * REST);
      const wait = Math.min(quiet, Math.max(0, latest - now));
      timer = setTimeout(() => void render(), wait);
    };

    engine.current = created;
    void render();
    const stop = useWriting.subscribe(({ writing }, { writing: before }) => {
      if (writing.content !== before.content) plan();
    });
    return () => {
      open = false;
      stop();
      clearTimeout(timer);
      engine.current = null;
      created.close();
    };
  }, []);

  /** The html to send. */
  const renderForReaders = async (markdown: string): Promise<string> => {
    if (!engine.current) throw new Error('The write center is closed');
    return engine.current.publish(markdown);
  };
  return { renderForReaders };
}
