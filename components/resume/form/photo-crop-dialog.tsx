'use client';

import { useState } from 'react';
import Cropper from 'react-easy-crop';
import '@/styles/vendor/crop.css';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { cropImage, type CropArea } from '@/lib/browser/files/crop-image';
import styles from './photo-field.module.css';

interface PhotoCropDialogProps {
  chosen: { file: File; src: string };
  onCropped: (cropped: File) => void;
  onClose: () => void;
}

const WIDTH = 480;
const ASPECT = 3 / 4;
/** Sharp at twice the printed size. */
const MAX_PIXELS = 600;
const CENTRE = { x: 0, y: 0 };
const MAX_ZOOM = 4;

export function PhotoCropDialog({ chosen: { file, src }, onCropped, onClose }: PhotoCropDialogProps) {
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [failed, setFailed] = useState(false);
  const handleCrop = () => {
    if (!area) return;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    cropImage({ src, area, maxWidth: MAX_PIXELS }).then(
      (blob) => onCropped(new File([blob], name, { type: blob.type })),
      () => setFailed(true),
    );
  };
  return (
    <Dialog title="裁剪照片" width={WIDTH} onClose={onClose}>
      <div className={styles.cropper}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ASPECT}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': '裁剪框，方向键移动照片' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: () => setFailed(true) }}
        />
      </div>
      <label className={styles.zoom}>
        缩放
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <p className={styles.wrong} role="alert">
        {failed && '这张图片无法读取，请换一张'}
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" disabled={!area || failed} onClick={handleCrop}>
          确定
        </Button>
      </div>
    </Dialog>
  );
}
