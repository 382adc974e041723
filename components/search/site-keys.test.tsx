import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { closeSearchPanel } from '@/lib/domain/search/panel-store';
import { renderApp } from '@/test/render';
import { router } from '@/test/router';
import { SearchBox } from './search-box';
import { SiteKeys } from './site-keys';

const onLike = vi.fn();
const onPageLike = vi.fn();
const onReply = vi.fn();

const Row = ({ title }: { title: string }) => (
  <article>
    <h2>
      <a href={`#${title}`}>{title}</a>
    </h2>
    <button type="button" aria-keyshortcuts="l" onClick={() => onLike(title)}>
      赞
    </button>
  </article>
);

function show() {
  return renderApp(
    <>
      <main>
        <button type="button" aria-keyshortcuts="l" onClick={onPageLike}>
          赞这篇
        </button>
        <Row title="一" />
        <Row title="二" />
        <article aria-label="评论">
          <button type="button" aria-keyshortcuts="r" onClick={onReply}>
            回复
          </button>
        </article>
        <textarea aria-label="正文" />
      </main>
      <SiteKeys />
    </>,
  );
}

beforeEach(() => {
  closeSearchPanel();
  for (const call of [onLike, onPageLike, onReply]) call.mockClear();
});

describe('the keys of every page', () => {
  it('go to a page with two letters, and only if the second comes soon', async () => {
    show();
    await userEvent.keyboard('gh');
    expect(router.push.mock.calls).toEqual([['/']]);
    await userEvent.keyboard('gsgn');
    expect(router.push.mock.calls.slice(1)).toEqual([['/sharecircle'], ['/notification']]);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(router.push).toHaveBeenCalledTimes(3);
  });

  it('walk over the rows of the page, whose like and reply they press, and without a row the page’s own like', async () => {
    show();
    await userEvent.keyboard('l');
    expect(onPageLike).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: '二' })).toHaveFocus();
    await userEvent.keyboard('lk');
    expect(onLike.mock.calls).toEqual([['二']]);
    expect(screen.getByRole('link', { name: '一' })).toHaveFocus();
    await userEvent.keyboard('jjr');
    expect(screen.getByRole('article', { name: '评论' })).toHaveFocus();
    expect(onReply).toHaveBeenCalledTimes(1);
  });

  it('are the same with Caps Lock and on a layout of another script', async () => {
    show();
    fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ' });
    expect(screen.getByRole('link', { name: '一' })).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
    expect(screen.getByRole('link', { name: '二' })).toHaveFocus();
    for (const key of ['G', 'H']) fireEvent.keyDown(document.body, { key, code: `Key${key}` });
    expect(router.push.mock.calls).toEqual([['/']]);
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: /搜索/ })).toBeVisible();
  });

  it('start a comment on what the page is about', async () => {
    history.replaceState(null, '', '/post/3f0a9c41b27d5e83');
    renderApp(
      <>
        <main>
          <a href="#comments" aria-keyshortcuts="c">
            评论
          </a>
        </main>
        <SiteKeys />
      </>,
    );
    await userEvent.keyboard('c');
    const begin = vi.fn(() => true);
    commentFocus.serve('3f0a9c41b27d5e83', begin)();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('unfold the comments of the focused share and begin one, and fold them again', async () => {
    const onFold = vi.fn();
    const begin = vi.fn(() => true);
    onTestFinished(commentFocus.serve('a1', begin));
    const share = (isOpen: boolean) => (
      <>
        <main>
          <article id="share-a1" aria-label="一条友圈">
            <button type="button" aria-keyshortcuts="c" aria-expanded={isOpen} onClick={onFold}>
              评论
            </button>
          </article>
        </main>
        <SiteKeys />
      </>
    );
    const { rerender } = renderApp(share(false));
    await userEvent.keyboard('jc');
    expect(begin).toHaveBeenCalledTimes(1);
    rerender(share(true));
    await userEvent.keyboard('c');
    expect(onFold).toHaveBeenCalledTimes(2);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('refresh a list by the link to the page that is shown', async () => {
    const onRefresh = vi.fn();
    history.replaceState(null, '', '/#list');
    renderApp(
      <>
        <nav>
          <a href="#list" aria-current="page" onClick={onRefresh}>
            首页
          </a>
        </nav>
        <main />
        <SiteKeys />
      </>,
    );
    await userEvent.keyboard('r');
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('are letters in a field, and do nothing with modifiers, in a composition or while they are switched off', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: '正文' }), 'ghljk?');
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveValue('ghljk?');
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}l{/Control}{Alt>}l{/Alt}{Shift>}L{/Shift}');
    fireEvent.keyDown(document.body, { key: 'l', isComposing: true });
    localStorage.setItem('SINGLE_KEYS_OFF', 'true');
    await userEvent.keyboard('ghl?');
    expect(router.push).not.toHaveBeenCalled();
    expect(onPageLike).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed by ?, in a dialog under which they rest, and which switches them off', async () => {
    show();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' });
    expect(dialog).toHaveTextContent('前往首页G然后H');
    await userEvent.keyboard('l');
    expect(onPageLike).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: /单键快捷键/ }));
    expect(localStorage.getItem('SINGLE_KEYS_OFF')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the slash key', () => {
  const field = () => screen.getByRole('combobox', { name: '搜索' });
  const showBox = () =>
    renderApp(
      <>
        <SearchBox />
        <textarea aria-label="评论" />
        <SiteKeys />
      </>,
    );

  it('focuses the search box, and leaves the page where it is', async () => {
    showBox();
    const focus = vi.spyOn(field(), 'focus');
    await userEvent.keyboard('/');
    expect(field()).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(field()).toHaveValue('');
  });

  it('does nothing while keys of one character are switched off', async () => {
    localStorage.setItem('SINGLE_KEYS_OFF', 'true');
    showBox();
    await userEvent.keyboard('/');
    expect(field()).not.toHaveFocus();
  });

  it('stays a slash in the box itself', async () => {
    showBox();
    await userEvent.type(field(), 'a/b');
    expect(field()).toHaveValue('a/b');
  });

  it('stays a slash in other fields, with modifiers and under a dialog', async () => {
    const { container } = showBox();
    await userEvent.type(screen.getByRole('textbox', { name: '评论' }), 'a/b');
    expect(screen.getByRole('textbox', { name: '评论' })).toHaveValue('a/b');
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(field()).not.toHaveFocus();
    const dialog = container.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await userEvent.keyboard('/');
    expect(field()).not.toHaveFocus();
  });
});
