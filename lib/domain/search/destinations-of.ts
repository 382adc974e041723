import { NOTIFICATION_TABS, QUESTION_TABS, SETTINGS_TABS, userTabs } from '@/lib/config/tabs';
import { siteNavigation } from '@/lib/config/navigation';
import { routes } from '@/lib/config/routes';
import { TAG_LABELS } from '@/lib/domain/article/tag-labels';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import type { Folder } from '@/lib/domain/folder/schema';
import type { HistoryEntry } from '@/lib/domain/history/schema';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { Practice } from '@/lib/domain/question/practice';
import type { Share } from '@/lib/domain/share/schema';
import { collectedTools, searchedTexts, toolCategories } from '@/lib/domain/tool/directory';
import type { Tool, ToolTree } from '@/lib/domain/tool/schema';
import { percentRead, type TutorialProgresses } from '@/lib/domain/tutorial/progress';
import type { ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import { safeLink } from '@/lib/utils/address/safe-link';
import type { Destination, DestinationKind } from './destinations';
import type { ArticleHit, UserHit } from './schema';

const SHARE_COLUMNS = 80;

const pageOf = (label: string, href: string, note?: string): Destination => ({
  kind: 'page',
  id: href,
  title: label,
  note,
  href,
});

export function pageDestinations(userId?: string): Destination[] {
  const own = userId
    ? [
        ...userTabs(userId).map(({ label, href }) => pageOf(`我的${label}`, href)),
        pageOf('草稿箱', routes.ownDrafts(userId)),
        pageOf('浏览历史', routes.history()),
        ...NOTIFICATION_TABS.map(({ label, href }) => pageOf(label, href, '消息')),
      ]
    : [];
  return [
    ...siteNavigation('').map(({ label, href }) => pageOf(label, href)),
    ...QUESTION_TABS.slice(1).map(({ label, href }) => pageOf(label, href, '题库')),
    pageOf('设置', routes.settings(userId === undefined ? 'preferences' : 'profile')),
    pageOf('学习台', routes.learning()),
    pageOf('稍后读', routes.readingList()),
    pageOf('笔记', routes.annotations()),
    pageOf('离线阅读', routes.offline()),
    ...SETTINGS_TABS.filter(({ ofBrowser }) => ofBrowser || userId !== undefined).map(({ label, href }) =>
      pageOf(label, href, '设置'),
    ),
    ...own,
  ];
}

export const tagDestinations = (): Destination[] =>
  Object.values(TAG_LABELS).flatMap((labels) =>
    Object.entries(labels).map(([code, label]): Destination => {
      return { kind: 'tag', id: code, title: label, href: routes.tag(code) };
    }),
  );

const toolDestination = (tool: Tool, category: string): Destination[] => {
  const link = safeLink(tool.url);
  if (!link) return [];
  const { details } = searchedTexts(tool, category);
  return [
    { kind: 'tool', id: tool.id, title: tool.name, note: tool.description, details, href: link.href, isForeign: true },
  ];
};

export function toolDestinations(tree: ToolTree): Destination[] {
  const all = toolCategories(tree).flatMap(({ name, children }) =>
    children.flatMap((tool) => toolDestination(tool, name)),
  );
  const collected = new Set(collectedTools(tree).map(({ id }) => id));
  return [...all.filter(({ id }) => collected.has(id)), ...all.filter(({ id }) => !collected.has(id))];
}

export const tutorialDestinations = (tutorials: readonly Tutorial[]): Destination[] =>
  tutorials.map(({ id, name, summary }) => ({
    kind: 'tutorial',
    id,
    title: name,
    note: summary,
    href: routes.tutorial(id),
  }));

export const begunDestinations = (tutorials: readonly Tutorial[], begun: TutorialProgresses): Destination[] =>
  tutorials.flatMap(({ id, name }): Destination[] => {
    const progress = begun[id];
    if (progress?.last === undefined) return [];
    const note = `已读 ${percentRead(progress)}%`;
    return [{ kind: 'tutorial', id, title: name, note, href: routes.chapter(id, progress.last) }];
  });

export const chapterDestinations = (
  { id, name }: Pick<Tutorial, 'id' | 'name'>,
  chapters: readonly ChapterLink[],
): Destination[] =>
  chapters.map((chapter) => ({
    kind: 'chapter',
    id: `${id}/${chapter.id}`,
    title: chapter.title,
    note: name,
    href: routes.chapter(id, chapter.id),
  }));

/** The categories, and what was answered or starred: the API lists no questions. */
export const questionDestinations = ({ records, places }: Practice): Destination[] => [
  ...QUESTION_TAGS.map(({ id, name, first }): Destination => {
    return { kind: 'question', id, title: `${name}题目`, href: routes.question(places[id] ?? first, id) };
  }),
  ...Object.entries(records)
    .reverse()
    .map(([id, { title, tag, starred, wrong }]): Destination => {
      const note = starred ? '收藏的题' : wrong ? '错题' : '做过的题';
      return { kind: 'question', id, title, note, href: routes.question(id, tag) };
    }),
];

export const shareDestinations = (shares: readonly Pick<Share, 'id' | 'content' | 'nickname'>[]): Destination[] =>
  shares.flatMap(({ id, content, nickname }): Destination[] => {
    const title = onOneLine(content);
    if (title === '') return [];
    return [{ kind: 'share', id, title: clipText(title, SHARE_COLUMNS), note: nickname, href: routes.share(id) }];
  });

interface Titled {
  id: string;
  articleTitle: string;
}

export const articleDestinations = (
  kind: DestinationKind,
  articles: readonly (Titled & { nickname?: string })[],
): Destination[] =>
  articles.map(({ id, articleTitle, nickname }) => ({
    kind,
    id,
    title: articleTitle,
    note: nickname,
    href: routes.article(id),
  }));

export const hitDestinations = (hits: readonly ArticleHit[]): Destination[] =>
  articleDestinations(
    'article',
    hits.map(({ authorNickname, ...hit }) => ({ ...hit, nickname: authorNickname })),
  );

export const userDestinations = (users: readonly UserHit[]): Destination[] =>
  users.map(({ id, nickname, job }) => ({ kind: 'user', id, title: nickname, note: job, href: routes.user(id) }));

export function historyDestinations(entries: readonly HistoryEntry[]): Destination[] {
  const latest = new Map<string, HistoryEntry>();
  for (const entry of entries) if (!latest.has(entry.articleId)) latest.set(entry.articleId, entry);
  return [...latest.values()].map(({ articleId, articleTitle, authorNickname }) => ({
    kind: 'history',
    id: articleId,
    title: articleTitle,
    note: authorNickname,
    href: routes.article(articleId),
  }));
}

export const laterDestinations = (entries: readonly ListedText[]): Destination[] =>
  entries.map(({ id, href, title, author }) => ({ kind: 'later', id, title, note: author, href }));

export const folderDestinations = (userId: string, folders: readonly Folder[]): Destination[] =>
  folders.map(({ id, name }) => ({ kind: 'folder', id, title: name, href: routes.userFolder(userId, id) }));

export const siteDestinations = (sites: readonly Bookmark[]): Destination[] =>
  sites.flatMap(({ id, name, url, siteDesc }): Destination[] => {
    const link = safeLink(url);
    if (!link) return [];
    const details = `${siteDesc}\n${link.host}`;
    return [{ kind: 'site', id, title: name, note: siteDesc, details, href: link.href, isForeign: true }];
  });
