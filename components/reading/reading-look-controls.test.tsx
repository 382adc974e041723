import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { parseLook, readingLook, showLook } from '@/lib/domain/reading/reading-look';
import { openPopover } from '@/test/open-popover';
import { renderApp } from '@/test/render';
import { ReadingLookControls } from './reading-look-controls';
import { ReadingSettings } from './reading-settings';
import { ReadingTools } from './reading-tools';

const root = document.documentElement;
const choose = (group: string, choice: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }));

afterEach(() => showLook());

describe('the reading settings', () => {
  it('take effect at once, are kept, and go back to the default', async () => {
    renderApp(<ReadingLookControls />);
    await choose('字号', '更大');
    await choose('字体', '宋体');
    expect(root).toHaveAttribute('data-look-size', 'larger');
    expect(root).toHaveAttribute('data-look-font', 'serif');
    expect(readingLook.get()).toEqual({ size: 'larger', font: 'serif' });
    await choose('字号', '标准');
    expect(root).not.toHaveAttribute('data-look-size');
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(root).not.toHaveAttribute('data-look-font');
    expect(localStorage.getItem('READING_LOOK')).toBeNull();
  });

  it('bring the style sheet of the reader’s own theme to a text, and take it away with it', async () => {
    readingLook.set({ theme: 'github' });
    const text = { id: 'a', href: '/post/a', title: '甲', author: '' };
    const { unmount } = renderApp(
      <>
        <ReadingSettings text={text} />
        <ReadingTools text={text} />
      </>,
    );
    const sheets = () => [...document.head.querySelectorAll('#look-theme')].map((link) => link.getAttribute('href'));
    expect(root).toHaveAttribute('data-look-theme', 'github');
    expect(sheets()).toEqual(['/theme/markdown-github.css']);
    const theme = await openPopover('阅读设置').findByRole('combobox', { name: '主题', hidden: true });
    await userEvent.selectOptions(theme, '本站样式');
    expect(root).toHaveAttribute('data-look-theme', 'plain');
    expect(sheets()).toEqual([]);
    await userEvent.selectOptions(theme, '掘金');
    expect(sheets()).toEqual(['/theme/markdown-juejin.css']);
    unmount();
    expect(sheets()).toEqual([]);
  });

  it('that are stored broken count as none, one by one', () => {
    expect(parseLook({ size: 'huge', width: 'wide', theme: '../evil', more: 1 })).toEqual({ width: 'wide' });
    expect(parseLook({ size: 12 })).toBeUndefined();
    expect(parseLook('wide')).toBeUndefined();
  });
});
