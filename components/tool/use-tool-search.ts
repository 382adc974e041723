'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toolQueries } from '@/lib/domain/tool/queries';
import type { Tool, ToolCategory } from '@/lib/domain/tool/schema';
import { searchedTexts } from '@/lib/domain/tool/directory';
import { createFuzzyIndex } from '@/lib/utils/fuzzy/fuzzy-match';
import type { TextRange } from '@/lib/utils/fuzzy/fuzzy-name';

/** Specification 2, section 9. */
const TOOL_SEARCH_DEBOUNCE_MS = 300;
const TOOL_SUGGESTIONS = 6;

export interface ToolHit {
  tool: Tool;
  ranges: readonly TextRange[];
}

/** The API's answer; not a query subscription, which would cost every key. */
interface ApiAnswer {
  sought: string;
  tools: readonly Tool[] | 'failed' | undefined;
}

/** Most tools unknown to the page that precede known ones. */
const MAX_NEWER = 2;

const asHits = (tools: readonly Tool[]): ToolHit[] => tools.map((tool) => ({ tool, ranges: [] }));

/** Without the dictionary everything but pinyin matches. */
const NO_READINGS = (): readonly string[] => [];

/** Searches in the browser, and at the API, which may know newer tools. The first key loads the pinyin dictionary. */
export function useToolSearch(categories: readonly ToolCategory[]) {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { data: pinyin } = useQuery({ ...toolQueries.pinyin(), enabled: isUsed });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // Names stay as server-rendered, only members' flags change.
  const [tools] = useState(() =>
    categories.flatMap(({ name, children }) => children.map((tool) => ({ tool, texts: searchedTexts(tool, name) }))),
  );
  const index = useMemo(
    () => (isUsed ? createFuzzyIndex(tools, ({ texts }) => texts, pinyin?.readingsOf ?? NO_READINGS) : undefined),
    [isUsed, tools, pinyin],
  );
  // Searched before the debounce ends, which then only shows the result.
  const upcoming = useDeferredValue(typed.trim());
  useEffect(() => void index?.search(upcoming, 1), [index, upcoming]);
  const indexHits = useMemo(() => index?.search(sought, TOOL_SUGGESTIONS), [index, sought]);
  const { answer, ask } = useApiSearch();
  useEffect(() => {
    if (sought !== '') ask(sought);
  }, [ask, sought]);
  const apiTools = sought !== '' && answer?.sought === sought ? answer.tools : undefined;
  const hits = useMemo(() => {
    const local = (indexHits ?? []).map(({ item, ranges }): ToolHit => ({ tool: item.tool, ranges }));
    const localIds = new Set(local.map(({ tool }) => tool.id));
    const apiOnly = (Array.isArray(apiTools) ? apiTools : []).filter(({ id }) => !localIds.has(id));
    const directoryIds = new Set(tools.map(({ tool }) => tool.id));
    // Unknown tools get a place at the end of a full list.
    const newer = apiOnly.filter(({ id }) => !directoryIds.has(id)).slice(0, MAX_NEWER);
    return [...local.slice(0, TOOL_SUGGESTIONS - newer.length), ...asHits(newer), ...asHits(apiOnly)]
      .filter(({ tool }, place, all) => all.findIndex((other) => other.tool.id === tool.id) === place)
      .slice(0, TOOL_SUGGESTIONS);
  }, [indexHits, apiTools, tools]);

  const search = (text: string) => {
    clearTimeout(pause.current);
    setSought(text.trim());
  };
  return {
    typed,
    sought,
    hits,
    isSearching: sought !== '' && hits.length === 0 && apiTools === undefined,
    failed: apiTools === 'failed',
    retry: () => ask(sought),
    /** Takes the field's text; an IME's composition is not searched. */
    type: (text: string, isComposing: boolean) => {
      setUsed(true);
      clearTimeout(pause.current);
      setTyped(text);
      if (!isComposing) pause.current = setTimeout(() => search(text), TOOL_SEARCH_DEBOUNCE_MS);
    },
    /** Searches without debounce. @returns the first local hit */
    searchNow: (): Tool | undefined => {
      search(typed);
      return index?.search(typed.trim(), 1)[0]?.item.tool;
    },
  };
}

function useApiSearch() {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<ApiAnswer>();
  const ask = useCallback(
    (sought: string) => {
      setAnswer({ sought, tools: undefined });
      const settle = (tools: ApiAnswer['tools']) =>
        setAnswer((current) => (current?.sought === sought ? { sought, tools } : current));
      client.fetchQuery(toolQueries.search(sought)).then(settle, () => settle('failed'));
    },
    [client],
  );
  return { answer, ask };
}
