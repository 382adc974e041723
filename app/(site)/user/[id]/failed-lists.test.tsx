import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkedArticles } from '@/components/article/marked-articles';
import { UserArticles } from '@/components/article/user-articles';
import { UserDynamics } from '@/components/dynamic/user-dynamics';
import { UserFolders } from '@/components/folder/user-folders';
import { UserShares } from '@/components/share/user-shares';
import { UserTags } from '@/components/tag/user-tags';
import { CollectedTools } from '@/components/tool/collected-tools';
import { FollowList } from '@/components/user/follow-list';
import { loadFolders } from '@/lib/server/folders';
import { optional } from '@/lib/server/load';
import { loadUserTags } from '@/lib/server/tags';
import {
  loadCollectedArticles,
  loadCollectedTools,
  loadFollows,
  loadLikedArticles,
  loadLikedShares,
  loadUserArticles,
  loadUserDynamics,
  loadUserShares,
} from '@/lib/server/user-lists';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';

type Load = (userId: string) => Promise<unknown>;

/** Lists of a user's tabs: the call, the server's loader, and the list without it. */
const LISTS: readonly [tab: string, call: string, load: Load, ui: (userId: string) => ReactElement][] = [
  ['dynamic', '/dynamics', loadUserDynamics, (id) => <UserDynamics userId={id} initial={undefined} />],
  ['article', '/articles/listByUserId', loadUserArticles, (id) => <UserArticles userId={id} initial={undefined} />],
  ['circle', '/shares', loadUserShares, (id) => <UserShares userId={id} list="own" initial={undefined} />],
  [
    'agree',
    '/articles/agreed',
    loadLikedArticles,
    (id) => <MarkedArticles userId={id} list="liked" initial={undefined} />,
  ],
  [
    'agree, shares',
    '/shares/agreecircles',
    loadLikedShares,
    (id) => <UserShares userId={id} list="liked" initial={undefined} />,
  ],
  [
    'collect',
    '/articles/collected',
    loadCollectedArticles,
    (id) => <MarkedArticles userId={id} list="collected" initial={undefined} />,
  ],
  [
    'collect, tools',
    '/users/getcollecttools',
    loadCollectedTools,
    (id) => <CollectedTools userId={id} initial={undefined} />,
  ],
  [
    'focus',
    '/users/focususers',
    (id) => loadFollows(id, 'followed'),
    (id) => <FollowList userId={id} list="followed" initial={undefined} />,
  ],
  [
    'folder',
    '/site/folder/list',
    (id) => optional(loadFolders(id)),
    (id) => <UserFolders userId={id}>{undefined}</UserFolders>,
  ],
  ['tags', '/tag', loadUserTags, (id) => <UserTags userId={id} initial={undefined} />],
];

const GENERAL = '加载失败，请稍后重试';
const FAULTS = [
  ['is unknown to the API', { status: 404, body: '<h1>Cannot GET</h1>' }, GENERAL],
  ['is refused by the API', { body: { code: '-1', message: '列表整理中' } }, '列表整理中'],
  ['has another shape', { body: { code: '0', data: { rows: 'x' } } }, GENERAL],
  ['is null', { body: { code: '0', data: null } }, GENERAL],
] as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(LISTS)("a user's tab %s whose list", (_tab, path, load, ui) => {
  const { id } = userNamed('demouser');

  it.each(FAULTS)('%s is left to the browser, says why, and is there after 重试', async (_what, fault, sentence) => {
    addFault({ path, ...fault });
    expect(await load(id)).toBeUndefined();
    renderApp(ui(id));
    expect(await screen.findByText(sentence)).toBeVisible();
    clearFaults();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
