'use client';

import { RemoveButton } from '@/components/ui/list/remove-button';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import type { useImageUpload } from '@/hooks/upload/use-image-upload';
import styles from './comment-box.module.css';

interface BoxImageProps {
  address: string;
  upload: Pick<ReturnType<typeof useImageUpload>, 'progress' | 'error' | 'again' | 'cancel'>;
  disabled: boolean;
  onRemove: () => void;
  onDismiss?: () => void;
  onSize?: (width: number, height: number) => void;
}

export function BoxImage({
  address,
  upload: { progress, error, again, cancel },
  disabled,
  onRemove,
  onDismiss,
  onSize,
}: BoxImageProps) {
  const open = useImagePreview((preview) => preview.open);
  return (
    <>
      {address !== '' && (
        <div className={styles.image}>
          <button type="button" aria-label="查看大图" onClick={() => open([{ src: address, alt: '' }], 0)}>
            <img
              src={address}
              alt="待发送的图片"
              referrerPolicy="no-referrer"
              onLoad={({ currentTarget }) => onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight)}
              onError={() => onSize?.(0, 0)}
            />
          </button>
          <RemoveButton label="移除图片" disabled={disabled} onRemove={onRemove} />
        </div>
      )}
      {progress !== null && (
        <p className={styles.progress} role="status">
          图片上传中 <span className="tabular">{Math.round(progress * 100)}%</span>
          <button type="button" onClick={cancel}>
            取消
          </button>
        </p>
      )}
      {error !== '' && (
        <p className={styles.error} role="alert">
          {error}
          {again && (
            <button type="button" onClick={again.run}>
              {again.label}
            </button>
          )}
          {onDismiss && (
            <button type="button" onClick={onDismiss}>
              移除
            </button>
          )}
        </p>
      )}
    </>
  );
}
