// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { parsedPush } from '@/test/pushes';
import { createDesktopNotices } from './desktop-notices';
import { desktopNoticeSetting } from '@/lib/domain/notification/desktop-setting';

interface Shown {
  title: string;
  body?: string;
  tag?: string;
  onclick?: () => void;
  onclose?: () => void;
}
let shown: Shown[];
let permission: NotificationPermission;
const close = vi.fn();

const id = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;
const sender = { id, nickname: '山海', avatar: '' };
const chat = `/notification/im?participantId=${id}`;
let number = 0;
const message = (content: string) => {
  number += 1;
  return parsedPush({ im: true, id: `m${number}`, fromId: id, toId: 'me', content });
};

const others = { onAttended: vi.fn<(key: string) => void>(), onLooked: vi.fn() };
let leads: boolean;
let notices: ReturnType<typeof createDesktopNotices>;
const tell = (push = message('在吗')) => {
  notices.notice(push);
  notices.announce(push, sender);
  vi.runAllTimers();
};
const look = (visible: boolean, focused = visible) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused);
};

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  permission = 'granted';
  leads = true;
  const Stub = class {
    constructor(title: string, options: NotificationOptions) {
      Object.assign(this, options, { title, close });
      shown.push(this as unknown as Shown);
    }
    static get permission() {
      return permission;
    }
  };
  vi.stubGlobal('Notification', Stub);
  desktopNoticeSetting.set('full');
  history.replaceState(null, '', '/post/x');
  look(false);
  notices = createDesktopNotices({ leads: () => leads, ...others });
});
afterEach(() => {
  notices.stop();
  desktopNoticeSetting.set(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  others.onAttended.mockClear();
  close.mockClear();
});

it('a notice has the sender and the first words, and leads to the chat', () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  tell(message('周末去爬山吗'));
  expect(shown).toMatchObject([{ title: '山海', body: '周末去爬山吗', tag: chat }]);
  shown[0]?.onclick?.();
  expect(openWindow).toHaveBeenCalledWith(chat, expect.anything());
});

it('notices of one place are merged and counted, those of another stand beside them', () => {
  tell();
  tell();
  tell(parsedPush({ itemType: '3', id: 'n1', sourceNickname: '小鹿' }));
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([
    ['山海', chat],
    ['山海（共 2 条）', chat],
    ['小鹿', '/notification/focus'],
  ]);
});

it('a brief notice names neither the sender nor the text', () => {
  desktopNoticeSetting.set('brief');
  tell(message('秘密'));
  tell(parsedPush({ itemType: '1', id: 'n1', sourceNickname: '小鹿', articleTitle: '标题' }));
  expect(shown).toMatchObject([
    { title: '你有一条新私信', body: '' },
    { title: '你有一条新的点赞消息', body: '' },
  ]);
});

it('none is shown without the member’s choice, without permission, or by a tab that follows', () => {
  desktopNoticeSetting.set(undefined);
  tell();
  desktopNoticeSetting.set('full');
  permission = 'denied';
  tell();
  permission = 'granted';
  leads = false;
  tell();
  expect(shown).toEqual([]);
});

it('none is shown while the member looks at a tab, which tells the others', () => {
  look(true);
  tell();
  // Another window is in front, and the chat itself stays in sight.
  look(true, false);
  history.replaceState(null, '', chat);
  tell();
  expect(others.onAttended).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([]);

  look(false);
  const push = message('别处看到了');
  notices.announce(push, sender);
  notices.attend(others.onAttended.mock.calls[1]?.[0] ?? '');
  notices.attend(`message:m${number}`);
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

it('a page in sight without the focus, which does not show the place, is no reason for silence', () => {
  look(true, false);
  tell();
  expect(shown).toHaveLength(1);
});

it('open notices are closed when the member comes back', () => {
  tell();
  look(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(close).toHaveBeenCalledOnce();
  expect(others.onLooked).toHaveBeenCalledOnce();
});

it('a message that is recalled has no notice any more, neither an open one nor one that is due', () => {
  tell(message('手滑'));
  const recalled = (which: number) => parsedPush({ im: true, sys: true, id: `m${which}`, fromId: id, toId: 'me' });
  notices.announce(recalled(number));
  expect(close).toHaveBeenCalledOnce();
  const next = message('又手滑');
  notices.announce(next, sender);
  notices.announce(recalled(number));
  vi.runAllTimers();
  expect(shown).toHaveLength(1);
});
