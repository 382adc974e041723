'use client';

import { useMemo } from 'react';
import { useCheckIn } from '@/components/user/use-check-in';
import { useLogout } from '@/components/session/use-logout';
import { useSession } from '@/hooks/session/use-session';
import { useStored } from '@/hooks/ui/use-stored';
import { useTheme } from '@/hooks/ui/use-theme';
import { singleKeysOff } from '@/lib/browser/single-keys';
import { routes } from '@/lib/config/routes';
import type { Destination } from '@/lib/domain/search/destinations';
import { openShortcuts } from '@/lib/domain/search/panel-store';
import { openLogin } from '@/lib/domain/session/login-gate';

export function usePanelActions(): Destination[] {
  const { user, signedIn } = useSession();
  const { preference, setPreference } = useTheme();
  const keysAreOff = useStored(singleKeysOff) ?? false;
  const { onToggle: checkIn, gained, pending } = useCheckIn(user?.hasSigned === true);
  const logout = useLogout();
  const hasSigned = user?.hasSigned === true;

  const action = (id: string, title: string, rest: Partial<Destination>): Destination => ({
    kind: 'action',
    id,
    title,
    ...rest,
  });
  const theme = (choice: typeof preference, title: string, details: string) =>
    action(`theme-${choice}`, title, {
      note: preference === choice ? '正在使用' : undefined,
      details,
      staysOpen: true,
      run: () => setPreference(choice),
    });

  const actions = [
    action('write', '写文章', { details: 'write post new', href: routes.writeCenter(), isGated: true }),
    action('share', '发友圈', { details: 'post share', href: routes.newShare(), isGated: true }),
    action('check-in', hasSigned ? '今天已签到' : '签到', {
      note: gained > 0 ? `+${gained} 经验` : pending ? '正在签到…' : undefined,
      details: '打卡 check in',
      staysOpen: signedIn,
      run: checkIn,
    }),
    theme('light', '浅色主题', '主题 日间 亮色 rijian liangse theme light'),
    theme('dark', '深色主题', '主题 夜间 暗色 yejian anse theme dark'),
    theme('system', '主题跟随系统', '主题 theme system auto'),
    action('shortcuts', '键盘快捷键', { note: '?', details: '帮助 help keyboard', run: openShortcuts }),
    action('single-keys', keysAreOff ? '启用单键快捷键' : '关闭单键快捷键', {
      details: 'keyboard',
      staysOpen: true,
      run: () => singleKeysOff.set(keysAreOff ? undefined : true),
    }),
    signedIn
      ? action('logout', '退出登录', { details: 'sign out log out', run: () => void logout() })
      : action('login', '登录', { details: '注册 sign in log in', run: () => openLogin() }),
  ];
  return useMemo(
    () => actions,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions do the same in each render
    [hasSigned, gained, pending, preference, keysAreOff, signedIn, user?.id],
  );
}
