'use client';

import { useState } from 'react';
import { SwitchLine } from '@/components/ui/form/switch-line';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useStored } from '@/hooks/ui/use-stored';
import { allowDesktopNotices, desktopNoticeSetting, noticePermission } from '@/lib/domain/notification/desktop-setting';
import styles from './desktop-notice-choice.module.css';

const PROBLEMS = {
  denied: '浏览器没有允许通知。请在地址栏的网站设置里允许“通知”，再打开这里',
  unsupported: '这个浏览器不能显示桌面通知',
} as const;

/** Asks the browser for its permission with the press alone. */
export function DesktopNoticeChoice() {
  const setting = useStored(desktopNoticeSetting);
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const permission = hydrated ? noticePermission() : undefined;
  const isOn = setting !== undefined && permission === 'granted';
  const isRevoked = setting !== undefined && permission === 'denied';
  const turn = async (on: boolean) => {
    setProblem(undefined);
    if (!on) return desktopNoticeSetting.set(undefined);
    const answer = await allowDesktopNotices();
    if (answer === 'granted') desktopNoticeSetting.set('full');
    else setProblem(answer);
  };
  const shownProblem = problem ?? (isRevoked ? 'denied' : undefined);
  return (
    <div className={styles.choice}>
      <SwitchLine
        label="桌面通知"
        hint="不在看本站时，用系统通知告诉你新的私信和消息。只对当前浏览器生效"
        checked={isOn}
        onChange={(on) => void turn(on)}
      />
      <p className={styles.problem} role="status">
        {shownProblem && PROBLEMS[shownProblem]}
      </p>
      {isOn && (
        <SwitchLine
          label="显示发送人和内容"
          hint="关闭后，通知里只说有新消息"
          checked={setting === 'full'}
          onChange={(full) => desktopNoticeSetting.set(full ? 'full' : 'brief')}
        />
      )}
    </div>
  );
}
