import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleExtras } from '@/components/reading/reading-extras';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { Toaster } from '@/components/ui/layer/toaster';
import { useOwner } from '@/lib/browser/owner';
import { annotatedTexts } from '@/lib/domain/annotation/annotated-texts';
import { changeNote, useAnnotations } from '@/lib/domain/annotation/annotations-store';
import { ANNOTATION_RULES } from '@/lib/domain/annotation/schema';
import { draftRows } from '@/lib/drafts/draft-database';
import { keptRows } from '@/test/kept-rows';
import { renderApp, toastTexts } from '@/test/render';
import { AllAnnotations } from './all-annotations';

const TEXT = { id: 'a1', href: '/post/a1', title: '浏览器怎么渲染', author: '' };
const HTML = '<p>浏览器先解析，再计算样式。</p><p>然后布局，最后绘制与合成。</p>';

let rows: () => unknown[];

beforeEach(() => {
  useAnnotations.setState({ all: [], hidden: new Set(), status: 'known', stored: true });
  const kept = keptRows();
  rows = () => kept.all().filter(({ kind }) => kind === 'annotation');
  Range.prototype.getClientRects = () => Object.assign([new DOMRect(10, 10, 100, 20)], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 20);
  window.scrollTo = () => {};
});
afterEach(() => void vi.restoreAllMocks());

const Page = ({ html = HTML }: { html?: string }) => (
  <>
    <article>
      <div>
        <RenderedHtml className="markdown-body" html={html} />
      </div>
    </article>
    <ArticleExtras text={TEXT} />
    <Toaster />
  </>
);

function select(from: string, to = from) {
  const textWith = (words: string) => {
    const walker = document.createTreeWalker(
      document.querySelector('.markdown-body') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) return walker.currentNode;
    throw new Error(`No text has ${words}`);
  };
  const [first, last] = [textWith(from), textWith(to)];
  const range = document.createRange();
  range.setStart(first, first.textContent?.indexOf(from) ?? 0);
  range.setEnd(last, (last.textContent?.indexOf(to) ?? 0) + to.length);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
}

async function press(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
}
const list = () => screen.findByRole('region', { name: /^我的笔记/ });
const quotes = () => screen.getAllByRole('blockquote').map(({ textContent }) => textContent);

/** Closes the page and opens it anew, over what the browser kept. */
async function reopen(unmount: () => void, html = HTML) {
  await act(async () => {});
  unmount();
  useAnnotations.setState({ all: [], hidden: new Set() });
  annotatedTexts.set({ at: 1, counts: annotatedTexts.get()?.counts ?? {} });
  return renderApp(<Page html={html} />);
}

describe('a passage that a reader selects', () => {
  it('is marked, listed below the text, and still there at the next visit', async () => {
    const { unmount } = renderApp(<Page />);
    select('再计算样式', '然后布局');
    await press('划线');
    expect(document.querySelector('.markdown-body p')).toHaveFocus();
    expect(await screen.findByText(/^已划线/)).toBeInTheDocument();
    expect(within(await list()).getByRole('button', { name: /再计算样式/, description: '回到这一段' })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await reopen(unmount);
    await list();
    expect(quotes()).toEqual(['再计算样式。\n然后布局']);
  });

  it('gets a note, which is kept as a draft until it is saved, and says when its passage was changed or removed', async () => {
    const { unmount } = renderApp(<Page />);
    select('最后绘制与合成');
    await press('写想法');
    await userEvent.type(await screen.findByRole('textbox', { name: '想法' }), '合成最便宜');
    await press('取消');
    await press('有没写完的想法');
    expect(await screen.findByRole('textbox', { name: '想法' })).toHaveValue('合成最便宜');
    await press('保存');
    expect(await within(await list()).findByText('合成最便宜')).toBeVisible();
    await waitFor(() => expect(rows()).toMatchObject([{ value: { note: '合成最便宜' } }]));

    const edited = await reopen(unmount, HTML.replace('最后绘制与合成', '最后是绘制与合成'));
    expect(await within(await list()).findByText('原文已改动')).toBeVisible();
    await reopen(edited.unmount, '<p>全部重写。</p>');
    expect(await within(await list()).findByText('原文已改动，找不到这一段')).toBeVisible();
    expect(screen.getByText('合成最便宜')).toBeVisible();
  });

  it.each(['取消', '保存'])('is left unmarked when its note has no word yet and %s is pressed', async (button) => {
    renderApp(<Page />);
    select('浏览器');
    await press('写想法');
    await screen.findByRole('textbox', { name: '想法' });
    await press(button);
    await waitFor(() => expect(screen.queryByRole('region', { name: /^我的笔记/ })).toBeNull());
    expect(rows()).toEqual([]);
  });

  it('that was marked is removed, and comes back when that is undone', async () => {
    renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await press(/^删除笔记：.*浏览器/);
    await waitFor(() => expect(screen.queryByRole('region', { name: /^我的笔记/ })).toBeNull());
    await press('撤销');
    await list();
    expect(quotes()).toEqual(['浏览器']);
  });

  it('stays on the page, with a word about it, when the browser stores nothing', async () => {
    vi.spyOn(draftRows, 'update').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await list();
    await waitFor(() => expect(toastTexts()).toEqual(['这个浏览器存不下，笔记只留在本页，请先复制或导出']));
  });

  it('is not marked, and no older one is lost, when there are as many as are kept', async () => {
    const quote = { exact: '一段', prefix: '', suffix: '', start: 0 };
    const full = Array.from({ length: ANNOTATION_RULES.count }, (_, index) => ({
      id: `n${index}`,
      address: '/post/a2',
      quote,
      title: '',
      note: '',
      createdAt: 0,
      changedAt: 0,
    }));
    useAnnotations.setState({ all: full });
    renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await waitFor(() => expect(toastTexts()).toEqual(['笔记已经记满，请在“笔记”里导出并删掉一些']));
    expect(useAnnotations.getState().all).toEqual(full);
  });
});

describe('all annotations', () => {
  it('are those of this person, by text and searched, with a way back to each passage', async () => {
    const { unmount } = renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await list();
    select('最后绘制与合成');
    await press('划线');
    await waitFor(() => expect(rows()).toHaveLength(2));
    unmount();
    renderApp(<AllAnnotations />);
    expect(await screen.findByRole('heading', { name: '浏览器怎么渲染' })).toBeVisible();
    expect(quotes()).toEqual(['浏览器', '最后绘制与合成']);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索笔记' }), '绘制');
    expect(quotes()).toEqual(['最后绘制与合成']);
    expect(screen.getByRole('link', { name: '最后绘制与合成' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/post\/a1#annotation-/),
    );
  });

  it('whose note another tab changed keep that note, and the one written here becomes another', async () => {
    renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const [row] = (await draftRows.list()).filter(({ kind }) => kind === 'annotation');
    if (!row) throw new Error('Nothing was marked');
    await draftRows.put({ ...row, value: { ...Object(row.value), note: '在别处写的' }, savedAt: row.savedAt + 1 });
    await act(async () => void (await changeNote(row.id.slice('annotation:'.length), '在这里写的')));
    const notes = () => useAnnotations.getState().all.map(({ note }) => note);
    await waitFor(() => expect(notes().toSorted()).toEqual(['在别处写的', '在这里写的'].toSorted()));
    expect(rows()).toHaveLength(2);
    expect(toastTexts()).toEqual(['这条笔记在别的标签页改过，这次写的另存为一条']);
  });

  it('that another release wrote are left out', async () => {
    const row = { owner: 'visitor', kind: 'annotation', subjectId: '/post/a1', base: '', savedAt: 1 };
    const value = { quote: { exact: '读得懂', prefix: '', suffix: '', start: 0 }, note: '', title: '', createdAt: 1 };
    await draftRows.put(
      { ...row, id: 'annotation:1', value: { words: '读不懂' } },
      { ...row, id: 'annotation:2', value, subjectId: 'javascript:alert(1)' },
      { ...row, id: 'annotation:3', value },
    );
    renderApp(<AllAnnotations />);
    act(() => void annotatedTexts.set({ at: 2, counts: {} }));
    expect(await screen.findByText('读得懂')).toBeVisible();
    expect(quotes()).toEqual(['读得懂']);
  });

  it('of a member are not shown to the next one', async () => {
    act(() => useOwner.setState({ owner: 'u1' }));
    const { unmount } = renderApp(<Page />);
    select('浏览器');
    await press('划线');
    await waitFor(() => expect(rows()).toHaveLength(1));
    unmount();
    act(() => useOwner.setState({ owner: 'u2' }));
    renderApp(<AllAnnotations />);
    expect(await screen.findByText(/还没有笔记/)).toBeVisible();
  });
});
