import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { resetLive, setCounts } from '@/lib/domain/live/live-store';
import { UnreadIcon } from './unread-icon';

const counts = (allCount: number) => ({
  allCount,
  imCount: 0,
  commentCount: allCount,
  likeCount: 0,
  followCount: 0,
  collectCount: 0,
  noticeCount: 0,
});
const icons = () => Array.from(document.head.querySelectorAll('link[rel=icon]'), (link) => link.getAttribute('href'));

beforeEach(resetLive);

it('is the last icon of the page while something is unread', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icon.svg">');
  render(<UnreadIcon />);
  expect(icons()).toEqual(['/icon.svg']);
  act(() => setCounts(counts(1)));
  expect(icons()).toEqual(['/icon.svg', '/icon-unread.svg']);
  act(() => setCounts(counts(0)));
  expect(icons()).toEqual(['/icon.svg']);
});
