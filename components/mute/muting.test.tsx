import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LazyRowParts } from '@/components/shell/row-menu.lazy';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import { Toaster } from '@/components/ui/layer/toaster';
import { useRowMenu, type RowSubject } from '@/lib/browser/row-menu';
import { flushUndoable } from '@/lib/browser/undo';
import { mutes } from '@/lib/domain/mute/mutes';
import { renderApp, toastTexts } from '@/test/render';
import { MuteList } from './mute-list';

const rows: readonly RowSubject[] = [
  { name: '张三的一篇', author: { id: 'u1', name: '张三' }, tags: ['前端'], words: 'React 流式渲染' },
  { name: '张三的另一篇', author: { id: 'u1', name: '张三' }, tags: [], words: '区块链入门' },
  { name: '李四的一篇', author: { id: 'u2', name: '李四' }, tags: ['前端'], words: '数据库' },
];

const show = () =>
  renderApp(
    <>
      <div role="feed">
        {rows.map((subject) => (
          <MutableRow key={subject.name} subject={subject}>
            <article aria-label={subject.name}>
              <RowMenuButton subject={subject} />
            </article>
          </MutableRow>
        ))}
      </div>
      <LazyRowParts />
      <MuteList />
      <Toaster />
    </>,
  );

const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label')?.replace(/[⁨⁩]/g, ''));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function muteFrom(row: string, entry: string) {
  await press(new RegExp(`更多操作.*${row}`));
  await userEvent.click(await screen.findByRole('button', { name: entry, hidden: true }));
}

afterEach(() => {
  flushUndoable();
  useRowMenu.setState({}, true);
});

describe('what a reader has muted', () => {
  it('is folded with its reason, can be looked at, and be taken back', async () => {
    show();
    await muteFrom('张三的一篇', '屏蔽作者 张三');
    await waitFor(() => expect(names()).toEqual(['已屏蔽：作者 张三', '已屏蔽：作者 张三', '李四的一篇']));
    const [first] = screen.getAllByRole('button', { name: '显示' });
    await userEvent.click(first ?? document.body);
    expect(names()).toEqual(['已屏蔽：作者 张三', '张三的一篇', '已屏蔽：作者 张三', '李四的一篇']);
    const [undo] = screen.getAllByRole('button', { name: '取消屏蔽' });
    await userEvent.click(undo ?? document.body);
    expect(names()).toEqual(rows.map(({ name }) => name));
    expect(mutes.get()).toBeUndefined();
  });

  it('by a tag can be undone from the toast', async () => {
    show();
    await muteFrom('李四的一篇', '屏蔽标签 #前端');
    await waitFor(() => expect(names()).toEqual(['已屏蔽：标签 #前端', '张三的另一篇', '已屏蔽：标签 #前端']));
    expect(toastTexts()).toEqual(['已屏蔽标签 #前端']);
    await press('撤销');
    expect(names()).toEqual(rows.map(({ name }) => name));
  });

  it('by a word is managed in one list', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: '要屏蔽的关键词' }), '区块链{Enter}');
    await waitFor(() => expect(names()).toEqual(['张三的一篇', '已屏蔽：关键词 区块链', '李四的一篇']));
    expect(screen.getByRole('textbox')).toHaveValue('');
    await press(/取消屏蔽：.*区块链/);
    expect(names()).toEqual(rows.map(({ name }) => name));
  });
});
