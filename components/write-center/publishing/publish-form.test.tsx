import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeWriting, useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { checkArticle } from '@/lib/html/check-article';
import { renderApp } from '@/test/render';
import { PublishForm } from './publish-form';

const handlePublish = vi.fn();
const handleGo = vi.fn();
const checking = {
  check: async (markdown: string) => checkArticle(markdown, 'https://site.example'),
  onGo: handleGo,
  onTitle: () => {},
};
const render = async (markdown: string) => `<h1>题</h1><p>${markdown}</p>`;

beforeEach(() => {
  handlePublish.mockClear();
  handleGo.mockClear();
  writingStore.open(null);
  changeWriting({ title: '题', content: '文' });
});

function open({ shown = false } = {}) {
  renderApp(
    <PublishForm
      open={shown}
      editing={false}
      pending={false}
      render={render}
      checking={checking}
      onPublish={handlePublish}
    />,
  );
  return userEvent.setup();
}
const publish = () => screen.getByRole('button', { name: '确定并发布' });

describe('publishing an article', () => {
  it('shows an error at each missing field and sends nothing', async () => {
    const user = open();
    await user.click(publish());
    for (const sentence of ['请选择文章分类', '请输入标签', '请输入文章描述'])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'IT技术' }));
    await user.click(publish());
    expect(screen.getByRole('button', { name: '新增标签' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: '前端' }));
    expect(screen.queryByText('请输入标签')).toBeNull();
    expect(handlePublish).not.toHaveBeenCalled();
  });

  it('is sent once every required field is filled', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'IT技术' }));
    await user.click(screen.getByRole('checkbox', { name: '前端' }));
    await user.type(screen.getByRole('textbox', { name: /^描述/ }), '说明');
    expect(screen.getByText('2/255')).toBeInTheDocument();
    await user.click(publish());
    expect(handlePublish).toHaveBeenCalledOnce();
    expect(useWriting.getState().value).toMatchObject({ category: '2', tag: ['qd'], description: '说明' });
  });

  it('allows no fifth tag, and no tags of another category', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'IT技术' }));
    for (const name of ['前端', '后端', 'CSS', 'HTML']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('checkbox', { name: 'Java' })).toBeDisabled();
    expect(screen.getByText('4/4')).toBeInTheDocument();
    expect(screen.queryByText('快到 4 字了')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'CSS' }));
    expect(screen.getByRole('checkbox', { name: 'Java' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: '游戏' }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('shows the fields of a restored draft, and clears their errors', async () => {
    const user = open();
    await user.click(publish());
    expect(await screen.findByText('请输入文章描述')).toBeInTheDocument();
    act(() => changeWriting({ category: '2', description: '草稿里的描述' }));
    expect(screen.getByRole('textbox', { name: '描述' })).toHaveValue('草稿里的描述');
    expect(screen.getByRole('radio', { name: 'IT技术' })).toBeChecked();
    await waitFor(() => expect(screen.queryByText('请输入文章描述')).toBeNull());
  });

  it('refuses a description that is too long and an invalid link', async () => {
    const user = open();
    act(() => changeWriting({ description: '字'.repeat(256), linkUrl: 'javascript:alert(1)' }));
    await user.click(publish());
    expect(await screen.findByText('文章描述不能超过 255 字')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '原文链接' })).toBeInvalid();
  });

  it('is disabled without a title and a text', () => {
    changeWriting({ content: ' ' });
    open();
    expect(publish()).toBeDisabled();
  });

  it('says of no letters of an IME that no tag has them', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'IT技术' }));
    const field = screen.getByRole('textbox', { name: '搜索标签' });
    const compose = (value: string) => fireEvent.input(field, { target: { value }, isComposing: true });
    fireEvent.compositionStart(field);
    compose('qian’duan');
    expect(field).toHaveValue('qian’duan');
    expect(screen.queryByText('没有找到，可以在下面新增')).toBeNull();
    compose('没有的');
    fireEvent.compositionEnd(field);
    expect(screen.getByText('没有找到，可以在下面新增')).toBeVisible();
  });

  it('finds a tag by its name, chooses it with Enter, and removes it from the chosen ones', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'IT技术' }));
    await user.type(screen.getByRole('textbox', { name: '搜索标签' }), 'vue');
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Vue.js' })]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: '搜索标签' })).toHaveValue('');
    expect(useWriting.getState().value.tag).toEqual(['vue']);
    expect(handlePublish).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '移除标签Vue.js' }));
    expect(useWriting.getState().value.tag).toEqual([]);
  });

  it('takes the first paragraph as the description', async () => {
    const user = open();
    act(() => changeWriting({ content: '开头的一段' }));
    await user.click(screen.getByRole('button', { name: '取首段' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '描述' })).toHaveValue('开头的一段'));
  });

  it('keeps what was typed for a new tag when its name is refused', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '新增标签' }));
    const group = within(screen.getByRole('group', { name: '新增标签' }));
    await user.type(group.getByRole('textbox', { name: '标签名称' }), '字'.repeat(25));
    await user.click(group.getByRole('button', { name: '添加' }));
    expect(group.getByText('请选择标签所属分类')).toBeInTheDocument();
    await user.selectOptions(group.getByRole('combobox', { name: '标签所属分类' }), '2');
    await user.click(group.getByRole('button', { name: '添加' }));
    expect(group.getByText('标签名称最大长度不能超过24位')).toBeInTheDocument();
    expect(group.getByRole('textbox', { name: '标签名称' })).toHaveValue('字'.repeat(25));
  });
});

describe('the check sheet', () => {
  const sheet = () => within(screen.getByRole('region', { name: '发布前检查' }));

  it('lists what to mend and leads to the line, and holds nothing up', async () => {
    changeWriting({ content: '## 一\n\n#### 三\n\n![](./a.png)', category: '2', tag: ['qd'], description: '述' });
    const user = open({ shown: true });
    expect(await sheet().findByText('有 4 处可以再改改，不影响发布')).toBeVisible();
    await user.click(sheet().getByRole('button', { name: /^第 3 行/ }));
    expect(handleGo).toHaveBeenCalledWith(2);
    await user.click(sheet().getByRole('button', { name: '去选封面' }));
    expect(screen.getByLabelText('上传封面')).toHaveFocus();
    await user.click(publish());
    expect(handlePublish).toHaveBeenCalledOnce();
  });

  it('tells a picture that the browser cannot load, and that there is nothing to mend once it is replaced', async () => {
    vi.stubGlobal(
      'Image',
      class {
        onload = () => {};
        onerror = () => {};
        removeAttribute() {}
        set src(address: string) {
          setTimeout(() => (address.includes('dead') ? this.onerror() : this.onload()));
        }
      },
    );
    changeWriting({ content: '![图](https://a.example/dead.png)', coverImage: 'https://a.example/1.png' });
    open({ shown: true });
    expect(await sheet().findByRole('list', { name: '图片打不开' })).toHaveTextContent('第 1 行');
    act(() => changeWriting({ content: '![图](https://a.example/1.png)' }));
    expect(await sheet().findByText('没有发现要改的地方')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('shows the article as lists, searches and posted links will', () => {
    changeWriting({ title: '很好的题目', description: '说明', tag: ['qd'] });
    open({ shown: true });
    for (const name of ['列表中的样子', '搜索结果中的样子', '分享卡片的样子'])
      expect(screen.getByRole('region', { name })).toHaveTextContent('很好的题目');
  });
});
