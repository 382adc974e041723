'use client';

import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { PreviewedImage } from './image-preview-store';
import '@/styles/vendor/lightbox.css';
import styles from './preview-dialog.module.css';

interface PreviewDialogProps {
  images: readonly PreviewedImage[];
  index: number;
  onClose: () => void;
}

const LABELS = {
  Lightbox: '图片预览',
  'Photo gallery': '图片',
  Carousel: '图片组',
  Slide: '图片',
  '{index} of {total}': '第 {index} 张，共 {total} 张',
  Previous: '上一张',
  Next: '下一张',
  Close: '关闭',
  'Zoom in': '放大',
  'Zoom out': '缩小',
};

/** Image viewer: arrows or swipes move, Esc or the backdrop closes, + and - zoom. */
export function PreviewDialog({ images, index, onClose }: PreviewDialogProps) {
  const hidden = images.length > 1 ? undefined : () => null;
  return (
    <Lightbox
      open
      className={styles.dialog}
      slides={images.map((image) => ({ ...image }))}
      index={index}
      close={onClose}
      plugins={[Counter, Zoom]}
      labels={LABELS}
      carousel={{ finite: true, preload: 1, imageProps: { referrerPolicy: 'no-referrer' } }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 4, zoomInMultiplier: 1.5 }}
      render={{
        buttonPrev: hidden,
        buttonNext: hidden,
        iconError: () => <p role="alert">图片加载失败</p>,
        slideFooter: ({ slide }) => slide.alt && <p className={styles.caption}>{slide.alt}</p>,
      }}
    />
  );
}
