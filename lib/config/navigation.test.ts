import { expect, it } from 'vitest';
import { siteNavigation } from './navigation';

it('the header’s entries carry the specified names', () => {
  const labels = Object.fromEntries(siteNavigation('').map(({ href, label }) => [href, label]));
  expect(labels).toMatchObject({ '/': '首页', '/sharecircle': '友圈', '/tool': '工具箱', '/feedback': '反馈' });
});
