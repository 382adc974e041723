'use client';

import { useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import type { CheckedArticle } from '@/lib/html/check-article';
import type { PreviewPatch } from '@/lib/html/preview';
import { loadTex } from '@/lib/html/math/load-tex';
import { createPreviewEngine, loadPreview, type PreviewEngine } from '@/lib/html/preview-engine';
import type { TypographyChange } from '@/lib/html/typography';
import { isLate } from '@/lib/browser/watched-worker';
import { ApiError } from '@/lib/http/api-error';
import { betweenKeys } from '@/lib/browser/between-keys';
import { moduleQuery } from '@/lib/query/module-query';

const TOO_COMPLEX = '正文过于复杂，没能生成页面，请拆分或简化后再发布';
const CHEAP_QUIET_MS = 80;
const QUIET_MS = 250;
/** Rendering time in ms below which it also shows between two keys. */
const CHEAP_MS = 25;
const LONGEST_WAIT_MS = 1_200;
const LONGEST_QUIET_MS = 1_500;
/** Idle-to-work ratio of the worker while typing: on few processors it slows keys, so it meets few of them. */
const REST = 24;

const renderer = moduleQuery('preview', loadPreview);
const formulas = moduleQuery('formulas', loadTex);

interface PreviewState {
  omissions: readonly string[];
  /** False before the first preview, and for an empty text. */
  ofText: boolean;
}
const NOTHING: PreviewState = { omissions: [], ofText: false };

/** Select parts of it, so that a preview does not render the whole write center. */
export const usePreviewState = create<PreviewState>(() => NOTHING);

/** Renders in a worker, debounced, one at a time: text first, formulas with KaTeX. The next one waits for `show`. */
export function usePreview(show: (patch: PreviewPatch) => Promise<void>) {
  const engine = useRef<PreviewEngine | null>(null);
  const client = useQueryClient();
  const showPatch = useEffectEvent(show);

  useEffect(() => {
    const created = createPreviewEngine(window.location.origin, () => client.fetchQuery(renderer));
    let open = true;
    let busy = false;
    // The preview of an empty text is empty already.
    let rendered = '';
    let firstChange = 0;
    let cost = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedForFormulas = false;
    usePreviewState.setState(NOTHING);
    /** The worker cannot say why it has no KaTeX: the query client tells when its chunk is missing here, too. */
    const askForFormulas = () => {
      if (!askedForFormulas) void client.prefetchQuery(formulas);
      askedForFormulas = true;
    };
    const untilItFits = async () => (cost > CHEAP_MS ? betweenKeys() : undefined);

    const apply = async (content: string, patch: PreviewPatch) => {
      cost = patch.cost;
      await untilItFits();
      if (!open) return;
      await showPatch(patch);
      usePreviewState.setState((known) => ({
        omissions: dequal(known.omissions, patch.omissions) ? known.omissions : patch.omissions,
        ofText: content.trim() !== '',
      }));
    };
    const render = async () => {
      if (busy || useWriting.getState().value.content === rendered) return;
      busy = true;
      await untilItFits();
      firstChange = 0;
      const { content } = useWriting.getState().value;
      try {
        const patch = await created.render(content, 'text first');
        rendered = content;
        await apply(content, patch);
        if (patch.formulasMissing && open) {
          const complete = await created.render(content, 'wait');
          await apply(content, complete);
          if (complete.formulasMissing) askForFormulas();
        }
      } catch (error) {
        if (open) console.warn('The preview failed:', error);
        rendered = content;
      } finally {
        busy = false;
        if (open && useWriting.getState().value.content !== content) plan();
      }
    };
    const plan = () => {
      clearTimeout(timer);
      const now = performance.now();
      firstChange ||= now;
      const quiet = cost > CHEAP_MS ? Math.min(Math.max(QUIET_MS, cost), LONGEST_QUIET_MS) : CHEAP_QUIET_MS;
      const latest = firstChange + Math.max(LONGEST_WAIT_MS, cost * REST);
      const wait = Math.min(quiet, Math.max(0, latest - now));
      timer = setTimeout(() => void render(), wait);
    };

    engine.current = created;
    void render();
    const stop = useWriting.subscribe(({ value }, { value: before }) => {
      if (value.content !== before.content) plan();
    });
    return () => {
      open = false;
      stop();
      clearTimeout(timer);
      engine.current = null;
      created.close();
    };
  }, [client]);

  const opened = (): PreviewEngine => {
    if (!engine.current) throw new Error('The write center is closed');
    return engine.current;
  };
  return {
    /** @throws ApiError with a sentence for the author */
    renderForReaders: async (markdown: string): Promise<string> =>
      opened()
        .publish(markdown)
        .catch((cause: unknown) => {
          throw isLate(cause) ? new ApiError({ kind: 'business', message: TOO_COMPLEX, cause }) : cause;
        }),
    check: async (markdown: string): Promise<CheckedArticle> => opened().check(markdown),
    checkTypography: async (markdown: string): Promise<TypographyChange[]> => opened().checkTypography(markdown),
  };
}
