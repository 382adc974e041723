'use client';

import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useOwnDrafts } from '@/components/write-center/drafts/use-own-drafts';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { isUnread, readingList } from '@/lib/domain/reading-list/reading-list';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { folderQueries } from '@/lib/domain/folder/queries';
import { historyQueries } from '@/lib/domain/history/queries';
import { NO_PRACTICE } from '@/lib/domain/question/practice';
import { practice } from '@/lib/domain/question/practice-store';
import type { Destination } from '@/lib/domain/search/destinations';
import {
  articleDestinations,
  begunDestinations,
  chapterDestinations,
  folderDestinations,
  historyDestinations,
  laterDestinations,
  pageDestinations,
  questionDestinations,
  shareDestinations,
  siteDestinations,
  tagDestinations,
  toolDestinations,
  tutorialDestinations,
} from '@/lib/domain/search/destinations-of';
import { shareQueries } from '@/lib/domain/share/queries';
import { listSeenShares, type SeenShare } from '@/lib/domain/share/seen-shares';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import { toolQueries } from '@/lib/domain/tool/queries';
import type { TutorialProgresses } from '@/lib/domain/tutorial/progress';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { tutorialQueries } from '@/lib/domain/tutorial/queries';
import { restoreNext } from '@/lib/drafts/tab-draft';
import { onePage } from '@/lib/query/one-page';
import { cachedRows } from '@/lib/query/patch-entity';
import { onOneLine } from '@/lib/utils/plain-text';

/** Each menu and each folder costs a call. */
const MAX_MENUS = 12;
const MAX_FOLDERS = 30;

const NOTE_LENGTH = 80;
const NONE_BEGUN: TutorialProgresses = {};
const STALE_MS = 5 * 60_000;

const NEWEST_SHARES = onePage(shareQueries.shareCircle({ block: undefined, firstPage: 1, id: 'panel' }));

const isMissing = ({ isError, isPaused, data }: { isError: boolean; isPaused: boolean; data: unknown }) =>
  (isError || isPaused) && data === undefined;

const rowsOfAll = <T>(results: readonly UseQueryResult<readonly T[]>[]) => ({
  rows: results.map(({ data = [] }) => data),
  isMissing: results.some(isMissing),
});

interface Sources {
  userId: string | undefined;
  isUsed: boolean;
  /** Sources of many calls wait for the first answers, whose way they would block. */
  isSettled: boolean;
}

export function usePanelSources({ userId, isUsed, isSettled }: Sources) {
  const client = useQueryClient();
  const id = userId ?? '';
  const isMember = isUsed && userId !== undefined;
  const tools = useQuery({ ...toolQueries.tree(), select: toolDestinations, staleTime: STALE_MS });
  const begun = useStored(tutorialProgress) ?? NONE_BEGUN;
  const tutorials = useQuery({ ...tutorialQueries.list(), enabled: isUsed || Object.keys(begun).length > 0 });
  const history = useQuery({ ...onePage(historyQueries.list()), enabled: userId !== undefined });
  const own = useQuery({ ...furtherArticleQueries.titlesOf(id), enabled: isMember, staleTime: STALE_MS });
  const folders = useQuery({ ...folderQueries.of(id), enabled: isMember, staleTime: STALE_MS });
  const shares = useQuery({ ...NEWEST_SHARES, enabled: isUsed, staleTime: STALE_MS });
  const { drafts } = useOwnDrafts(userId);
  const listed = useStored(readingList);
  const practised = useStored(practice) ?? NO_PRACTICE;
  const [seen] = useState(() => cachedRows(client, 'share'));
  const [seenEarlier, setSeenEarlier] = useState<SeenShare[]>([]);
  useEffect(() => {
    if (isMember) void listSeenShares(id).then(setSeenEarlier);
  }, [isMember, id]);

  const withMenus = useMemo(() => {
    const all = tutorials.data ?? [];
    const isBegun = (tutorial: { id: string }) => tutorial.id in begun;
    return [...all.filter(isBegun), ...all.filter((tutorial) => !isBegun(tutorial))].slice(0, MAX_MENUS);
  }, [tutorials.data, begun]);
  const menus = useQueries({
    queries: withMenus.map((tutorial) => ({ ...tutorialQueries.chapters(tutorial.id), enabled: isSettled })),
    combine: rowsOfAll,
  });
  const sites = useQueries({
    queries: (folders.data ?? [])
      .slice(0, MAX_FOLDERS)
      .map((folder) => ({ ...bookmarkQueries.of(folder.id), enabled: isSettled && isMember, staleTime: STALE_MS })),
    combine: rowsOfAll<Bookmark>,
  });

  const pages = useMemo(() => [...pageDestinations(userId), ...tagDestinations()], [userId]);
  const toolRows = useMemo(
    () => (tools.data ?? []).map((tool) => ({ ...tool, run: () => rememberTool(tool.id) })),
    [tools.data],
  );
  const learning = useMemo(
    () => [
      ...tutorialDestinations(tutorials.data ?? []),
      ...withMenus.flatMap((tutorial, index) => chapterDestinations(tutorial, menus.rows[index] ?? [])),
      ...questionDestinations(practised),
    ],
    [tutorials.data, withMenus, menus.rows, practised],
  );
  const begunRows = useMemo(() => begunDestinations(withMenus, begun), [withMenus, begun]);
  const draftRows = useMemo(
    () =>
      (drafts ?? []).map((draft): Destination => ({
        kind: 'draft',
        id: draft.id,
        title: onOneLine(draft.value.title) || '无标题',
        note: onOneLine(draft.value.content).slice(0, NOTE_LENGTH),
        href: routes.writeCenter(draft.subjectId),
        run: () => restoreNext(draft),
      })),
    [drafts],
  );
  const visited = useMemo(() => historyDestinations(history.data?.list ?? []), [history.data]);
  const later = useMemo(() => laterDestinations((listed ?? []).filter(isUnread)), [listed]);
  const mine = useMemo(
    () => [
      ...articleDestinations('own', own.data?.list.map(({ id, articleTitle }) => ({ id, articleTitle })) ?? []),
      ...folderDestinations(id, folders.data ?? []),
      ...siteDestinations(sites.rows.flat()),
    ],
    [own.data, id, folders.data, sites.rows],
  );
  const shareRows = useMemo(() => {
    const all = [...seenEarlier, ...(shares.data?.list ?? []), ...seen];
    return shareDestinations([...new Map(all.map((share) => [share.id, share])).values()]);
  }, [shares.data, seen, seenEarlier]);
  const known = useMemo(
    () => [...pages, ...draftRows, ...later, ...mine, ...visited, ...toolRows, ...learning, ...shareRows],
    [pages, draftRows, later, mine, visited, toolRows, learning, shareRows],
  );
  const failed = Object.entries({
    工具: isMissing(tools),
    教程: isMissing(tutorials),
    章节: menus.isMissing,
    浏览历史: isMissing(history),
    我的文章: isMissing(own),
    文件夹: isMissing(folders),
    收藏的站点: sites.isMissing,
    友圈: isMissing(shares),
  }).flatMap(([noun, isFailed]) => (isFailed ? [noun] : []));
  return { known, failed, tools: toolRows, history: visited, later, begun: begunRows };
}
