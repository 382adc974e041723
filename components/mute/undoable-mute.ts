import { showToast } from '@/lib/browser/toast-store';
import { runUnlessUndone } from '@/lib/browser/undo';
import { addMute, describeMute, removeMute } from '@/lib/domain/mute/muting';
import { MAX_MUTED, type Mute } from '@/lib/domain/mute/mutes';

const tell = (mute: Mute, text: string, onUndo: () => void) =>
  runUnlessUndone({ text, about: `mute ${mute.kind} ${mute.value}`, action: () => {}, onUndo });
export function mute(wanted: Mute): boolean {
  const outcome = addMute(wanted);
  if (outcome === 'full') {
    showToast(`屏蔽已满（${MAX_MUTED} 条），先取消几条再加`, 'failed');
    return false;
  }
  if (outcome === 'unstored') showToast('浏览器没有空间或禁止存储，屏蔽只保留到关闭页面', 'failed');
  else tell(wanted, `已屏蔽${describeMute(wanted)}`, () => removeMute(wanted));
  return true;
}

export function unmute(muted: Mute): void {
  removeMute(muted);
  tell(muted, `已取消屏蔽${describeMute(muted)}`, () => addMute(muted));
}
