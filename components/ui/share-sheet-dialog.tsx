'use client';

import { encode } from 'uqr';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/lib/browser/toast-store';
import styles from './share-sheet-dialog.module.css';

/** A QR code as an SVG path, one unit a module. */
function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: modules.join('') };
}

interface ShareSheetDialogProps {
  noun: string;
  path: string;
  onClose: () => void;
}

/** Share sheet: QR code, clipboard, and the system's sheet where available. */
export function ShareSheetDialog({ noun, path: address, onClose }: ShareSheetDialogProps) {
  const url = new URL(address, window.location.origin).href;
  const { size, path } = qrCode(url);
  const handleCopy = async () => {
    if (await copyText(url)) {
      showToast('链接已复制');
      onClose();
    } else {
      showToast('复制失败', 'failed');
    }
  };
  // Rejects when the reader closes the sheet.
  const handleShare = () => void navigator.share({ url }).catch(() => undefined);
  return (
    <Dialog title="分享" width={320} onClose={onClose}>
      <div className={styles.panel}>
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`${noun}链接的二维码`}>
          <path d={path} />
        </svg>
        <p className={styles.hint}>{noun === '主页' ? '手机扫码访问主页' : '手机扫码阅读'}</p>
        <Button className={styles.wide} variant="primary" data-autofocus onClick={() => void handleCopy()}>
          复制链接
        </Button>
        {'share' in navigator && (
          <Button className={styles.wide} onClick={handleShare}>
            更多方式
          </Button>
        )}
      </div>
    </Dialog>
  );
}
