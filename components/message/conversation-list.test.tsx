import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { chatUnderTest } from '@/test/chat';
import { renderApp } from '@/test/render';
import { router } from '@/test/router';

const { Page, at, openChat, row, write } = chatUnderTest;
chatUnderTest.prepare();

describe('a conversation', () => {
  it('is pinned to the top', async () => {
    renderApp(<Page />, { as: 'demouser', at: at() });
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('周末不加班');
    const item = (await row('鹿止')).closest('li');
    await userEvent.click(within(item ?? document.body).getByText('置顶', { exact: true }));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('鹿止'));
    expect(within(screen.getAllByRole('listitem')[0] ?? document.body).getByLabelText('已置顶')).toBeInTheDocument();
    await userEvent.click(within(item ?? document.body).getByText('取消置顶'));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('周末不加班'));
    expect(within(item ?? document.body).queryByLabelText('已置顶')).toBeNull();
  });

  it('is silenced and told of again', async () => {
    renderApp(<Page />, { as: 'demouser', at: at() });
    const item = within((await row('鹿止')).closest('li') ?? document.body);
    await userEvent.click(item.getByText('免打扰'));
    expect(item.getByLabelText('已免打扰')).toBeInTheDocument();
    await userEvent.click(item.getByText('取消免打扰'));
    expect(item.queryByLabelText('已免打扰')).toBeNull();
  });

  it('is deleted after asking', async () => {
    await openChat();
    const item = (await row('山海')).closest('li');
    await userEvent.click(within(item ?? document.body).getByText('删除会话'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/notification/im'));
  });

  it('with somebody new begins with a box, and one with oneself does not', async () => {
    db.messages = [];
    const view = renderApp(<Page />, { as: 'demouser', at: at('reader7') });
    expect(await screen.findByText('还没有消息，打个招呼吧')).toBeInTheDocument();
    expect(await row(userNamed('reader7').nickname)).toHaveAttribute('aria-current', 'page');
    view.unmount();
    renderApp(<Page />, { at: at('demouser') });
    expect(await screen.findByText('不能给自己发私信')).toBeInTheDocument();
  });

  it('that has not begun stays listed with what was typed for it', async () => {
    db.messages = [];
    const view = renderApp(<Page />, { as: 'demouser', at: at('reader7') });
    await screen.findByText('还没有消息，打个招呼吧');
    await write('打个招呼');
    view.unmount();
    renderApp(<Page />, { at: at() });
    expect(await row(userNamed('reader7').nickname)).toHaveTextContent('[草稿]打个招呼');
  });

  it('says below the name what the partner says of themself', async () => {
    userNamed('otheruser').description = '写前端，也爬山';
    await openChat();
    expect(await screen.findByText('写前端，也爬山')).toBeVisible();
  });

  it('says that the partner may not be able to answer', async () => {
    userNamed('demouser').imRestrict = '3';
    await openChat();
    expect(screen.getByText('你不接收任何人的私信，对方无法回复')).toBeInTheDocument();
  });
});
