import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/test/render';
import { MemberSettings } from './member-settings';
import { Preferences } from './preferences';
import { SettingsFrame } from './settings-frame';

const toggle = (name: RegExp) => screen.getByRole('switch', { name });

it('a visitor has the preferences, and none of the account’s settings', () => {
  const { unmount } = renderApp(<SettingsFrame>偏好</SettingsFrame>, { at: '/setting/preferences' });
  expect(screen.getByRole('heading', { name: '偏好设置' })).toBeVisible();
  expect(screen.getByText('偏好')).toBeVisible();
  unmount();
  renderApp(<MemberSettings>资料</MemberSettings>, { at: '/setting/profile' });
  expect(screen.queryByText('资料')).toBeNull();
  expect(screen.getByText('登录后可管理账号设置')).toBeVisible();
});

it('a preference takes effect at once, and is there at the next visit', async () => {
  const { unmount } = renderApp(<Preferences />);
  await userEvent.click(screen.getByRole('radio', { name: '深色' }));
  await userEvent.click(toggle(/^紧凑列表/));
  await userEvent.click(toggle(/^启用单键快捷键/));
  await userEvent.click(toggle(/^悬停显示作者名片/));
  await userEvent.click(toggle(/^背题模式/));
  await userEvent.click(screen.getByRole('checkbox', { name: '百度热点' }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  unmount();
  renderApp(<Preferences />);
  expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
  expect(toggle(/^紧凑列表/)).toBeChecked();
  expect(toggle(/^启用单键快捷键/)).not.toBeChecked();
  expect(toggle(/^悬停显示作者名片/)).not.toBeChecked();
  expect(toggle(/^背题模式/)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '百度热点' })).not.toBeChecked();
});

it('says so where the browser stores nothing', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  renderApp(<Preferences />);
  refuse.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('改动只在这个页面里有效');
});
