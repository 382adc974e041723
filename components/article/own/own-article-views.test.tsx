import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenArticle, userNamed } from '@/mocks/testing';
import { useToasts } from '@/lib/browser/toast-store';
import { DRAFTS_HASH } from '@/lib/config/routes';
import { EMPTY_WRITING } from '@/lib/domain/write-center/writing';
import { draftRows, type DraftRow } from '@/lib/drafts/draft-database';
import { renderApp } from '@/test/render';
import { UserArticles } from '@/components/article/user-articles';

const PLANTED = [
  ['已发布的', '2'],
  ['待审核的', '1'],
  ['没通过的', '3'],
] as const;

let rows: DraftRow[] = [];

const draft = (id: string, minutes: number, fields: Partial<DraftRow> & { title?: string } = {}): DraftRow => {
  const { title = id, ...row } = fields;
  return {
    id,
    owner: userNamed('demouser').id,
    kind: 'article',
    subjectId: '',
    value: { ...EMPTY_WRITING, title, content: `${id}的正文` },
    base: '',
    savedAt: Date.now() - minutes * 60_000,
    ...row,
  };
};

beforeEach(() => {
  rows = [];
  // Stands in for IndexedDB, which jsdom lacks.
  vi.spyOn(draftRows, 'list').mockImplementation(async () => rows);
  vi.spyOn(draftRows, 'update').mockImplementation(async (id, next) => {
    const row = next(rows.find((known) => known.id === id));
    rows.push(row);
    return row;
  });
  vi.spyOn(draftRows, 'remove').mockImplementation(async (ids) => {
    rows = rows.filter(({ id }) => !ids.includes(id));
  });
  vi.spyOn(draftRows, 'adopt').mockResolvedValue();
  for (const [title, status] of PLANTED) {
    givenArticle({ username: 'demouser', title, status });
  }
});

async function open(as?: string) {
  const initial = { list: [], total: 0, pageNo: 1, renderedAt: Date.now() };
  renderApp(<UserArticles userId={userNamed('demouser').id} initial={initial} />, as ? { as } : {});
  if (as === 'demouser') await screen.findByRole('article', { name: '已发布的' });
}
const view = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => PLANTED.map(([title]) => title).filter((name) => screen.queryByRole('article', { name }));
const drafts = async () => within(await screen.findByRole('list', { name: '草稿' })).getAllByRole('listitem');

describe('an author’s filter of their own articles', () => {
  it.each([
    ['已发布', ['已发布的']],
    ['待审核', ['待审核的']],
    ['审核不通过', ['没通过的']],
  ])('%s shows those only', async (name, expected) => {
    await open('demouser');
    await screen.findByRole('group', { name: '筛选文章' });
    expect(shown()).toHaveLength(3);
    await view(name);
    expect(shown()).toEqual(expected);
    expect(screen.getByRole('button', { name, pressed: true })).toBeInTheDocument();
    await view('全部');
    expect(shown()).toHaveLength(3);
  });

  it('stands above articles that say what became of their review, and can be edited', async () => {
    await open('demouser');
    const article = (title: string) => within(screen.getByRole('article', { name: title }));
    expect(await article('待审核的').findByText('待审核')).toBeVisible();
    expect(article('没通过的').getByText('审核不通过')).toBeVisible();
    for (const [title] of PLANTED) {
      const tools = within(article(title).getByRole('group', { name: `管理《${title}》` }));
      expect(tools.getByRole('link', { name: /^编辑/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/writecenter\//),
      );
    }
  });

  it('is for nobody else', async () => {
    await open('otheruser');
    expect(await screen.findByText('暂无数据')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '筛选文章' })).toBeNull();
  });
});

describe('an author’s drafts', () => {
  it('stand with the latest first, each leading to where it is written on', async () => {
    const article = '3f0a9c41b27d5e83';
    rows = [
      draft('新写的', 1),
      draft('', 2, { id: 'untitled', title: ' ' }),
      draft('改写的', 3, { subjectId: article }),
      draft('别人的', 4, { owner: userNamed('otheruser').id }),
      draft('反馈', 5, { kind: 'feedback' }),
    ];
    await open('demouser');
    await view('草稿');
    const links = (await drafts()).map((row) => within(row).getByRole('link'));
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      '继续写《新写的》',
      '继续写《无标题》',
      '继续写《改写的》',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/writecenter',
      '/writecenter',
      `/writecenter/${article}`,
    ]);
    const [, untitled] = links;
    untitled?.addEventListener('click', (event) => event.preventDefault());
    if (untitled) await userEvent.click(untitled);
    expect(sessionStorage.getItem('DRAFT_TAB:article:')).toContain('untitled');
  });

  it('are shown at the address that the user menu leads to', async () => {
    rows = [draft('新写的', 1)];
    window.location.hash = DRAFTS_HASH;
    const initial = { list: [], total: 0, pageNo: 1, renderedAt: Date.now() };
    renderApp(<UserArticles userId={userNamed('demouser').id} initial={initial} />, { as: 'demouser' });
    expect(await drafts()).toHaveLength(1);
  });

  it('can be deleted, and put back', async () => {
    rows = [draft('留下', 1), draft('不要了', 2)];
    await open('demouser');
    await view('草稿');
    await userEvent.click(await screen.findByRole('button', { name: '删除草稿《不要了》' }));
    await waitFor(async () => expect(await drafts()).toHaveLength(1));
    expect(rows.map(({ id }) => id)).toEqual(['留下']);
    act(() =>
      useToasts
        .getState()
        .toasts.find(({ text }) => text === '草稿已删除')
        ?.action?.run(),
    );
    await waitFor(async () => expect(await drafts()).toHaveLength(2));
    expect(rows.map(({ id }) => id)).toEqual(['留下', '不要了']);
  });

  it('may be none', async () => {
    await open('demouser');
    await view('草稿');
    expect(await screen.findByText('暂无数据')).toBeInTheDocument();
  });

  it('that cannot be read are read again on request', async () => {
    vi.mocked(draftRows.list).mockRejectedValueOnce(new Error('storage is forbidden'));
    rows = [draft('读到了', 1)];
    await open('demouser');
    await view('草稿');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await drafts()).toHaveLength(1);
  });
});
