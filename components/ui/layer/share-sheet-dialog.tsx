'use client';

import { encode } from 'uqr';
import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';
import { copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/lib/browser/toast-store';
import { useBrokenPicture } from '@/components/ui/use-broken-picture';
import { usePoster, type SharedCard } from './use-poster';
import recipes from '@/styles/recipes.module.css';
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
  card?: SharedCard | undefined;
  onClose: () => void;
}

/** Share sheet: QR code, clipboard, and the system's sheet where available; a preview and a poster where there is a card. */
export function ShareSheetDialog({ noun, path: address, card, onClose }: ShareSheetDialogProps) {
  const url = new URL(address, window.location.origin).href;
  const { size, path } = qrCode(url);
  const poster = usePoster(card, url);
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
    <Dialog title="分享" width={card ? 420 : 320} onClose={onClose}>
      <div className={styles.panel}>
        {card && !poster?.src && <LinkPreview card={card} />}
        {card && poster?.src && <img className={styles.poster} src={poster.src} alt={`《${card.title}》的海报`} />}
        {!poster?.src && (
          <div className={card ? styles.beside : styles.scan}>
            <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`${noun}链接的二维码`}>
              <path d={path} />
            </svg>
            <div>
              {card && <p className={`${recipes.clamp} ${styles.title}`}>{card.title}</p>}
              <p className={styles.hint}>{noun === '主页' ? '手机扫码访问主页' : '手机扫码阅读'}</p>
            </div>
          </div>
        )}
        <div className={styles.buttons}>
          <Button variant="primary" data-autofocus onClick={() => void handleCopy()}>
            复制链接
          </Button>
          {poster && (
            <Button pending={poster.pending} onClick={() => (poster.src ? poster.save() : void poster.draw())}>
              {poster.src ? '保存海报' : '生成海报'}
            </Button>
          )}
          {'share' in navigator && <Button onClick={handleShare}>更多方式</Button>}
        </div>
      </div>
    </Dialog>
  );
}

function LinkPreview({ card }: { card: SharedCard }) {
  const { broken, pictureProps } = useBrokenPicture(card.image);
  return broken ? null : <img {...pictureProps} className={styles.preview} src={card.image} alt="链接的预览图" />;
}
