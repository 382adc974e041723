'use client';

import { SwitchLine } from '@/components/ui/form/switch-line';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useStored } from '@/hooks/ui/use-stored';
import { showToast } from '@/lib/browser/toast-store';
import { loadOfflineReading } from '@/lib/offline/load-reading';
import { canReadOffline, offlineReading } from '@/lib/offline/setting';

const HINT = '读过的和稍后读里的文章、章节保存在这个浏览器里，没有网络也能打开。退出登录或关闭时删除';
const UNABLE = '这个浏览器不支持离线阅读，或者不允许网站保存数据';

export function OfflineSwitch() {
  const isOn = useStored(offlineReading) ?? false;
  const able = !useHydrated() || canReadOffline();
  const turn = async (on: boolean) => {
    const done = await loadOfflineReading()
      .then(({ turnOfflineReading }) => turnOfflineReading(on))
      .catch(() => false);
    if (!done) showToast(on ? '离线阅读没有打开，请稍后重试' : '离线副本没有删除，请稍后重试', 'failed');
  };
  if (!able) return <p>{UNABLE}</p>;
  return <SwitchLine label="离线阅读" hint={HINT} checked={isOn} onChange={(on) => void turn(on)} />;
}
