'use client';

import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { takeFiles } from '@/lib/browser/files/take-files';
import { changeResume } from '@/lib/domain/resume/resume-store';
import { checkPicked, SHRINK_LABEL } from '@/lib/domain/upload/check-picked';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { acceptedImages } from '@/lib/domain/upload/check-image';
import { safeLink } from '@/lib/utils/address/safe-link';
import styles from './photo-field.module.css';

const PhotoCropDialog = lazyComponent(async () => (await import('./photo-crop-dialog')).PhotoCropDialog, {
  onFail: 'toast',
});

interface PhotoFieldProps {
  avatar: string;
  showAvatar: boolean;
}

export function PhotoField({ avatar, showAvatar }: PhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null);
  const [refusal, setRefusal] = useState('');
  const [large, setLarge] = useState<File | null>(null);
  const { upload, cancel, again, pending, progress, error } = useImageUpload({
    purpose: 'portrait',
    retryLabel: '重新上传',
    onDone: (url) => changeResume({ kind: 'avatarChanged', changes: { avatar: url, showAvatar: true } }),
  });
  const photo = safeLink(avatar);
  const handleChoose = async (file: File, shrink = false) => {
    const checked = await checkPicked(file, 'portrait', shrink).catch(({ message }: Error) => ({
      message,
      shrinkable: false,
    }));
    const isPicture = checked instanceof File;
    setRefusal(isPicture ? '' : checked.message);
    setLarge(!isPicture && checked.shrinkable ? file : null);
    if (isPicture) setChosen({ file: checked, src: URL.createObjectURL(checked) });
  };
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen]);
  const close = () => setChosen(null);
  const message = refusal || error;
  return (
    <div className={styles.photo} role="group" aria-label="照片">
      <div className={styles.frame} data-hidden={!showAvatar || undefined}>
        {photo ? (
          <img src={photo.href} alt="简历照片" width={96} height={128} />
        ) : (
          <UserRound size={32} strokeWidth={1.25} aria-hidden />
        )}
      </div>
      <Button size="small" pending={pending} onClick={() => chooser.current?.click()}>
        {pending ? `上传中 ${Math.floor((progress ?? 0) * 100)}%` : photo ? '更换照片' : '上传照片'}
      </Button>
      {pending && (
        <Button size="small" variant="quiet" onClick={cancel}>
          取消上传
        </Button>
      )}
      {again && (
        <Button size="small" variant="quiet" onClick={again.run}>
          {again.label}
        </Button>
      )}
      {large && (
        <Button size="small" variant="quiet" onClick={() => void handleChoose(large, true)}>
          {SHRINK_LABEL}
        </Button>
      )}
      {photo && !pending && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => changeResume({ kind: 'avatarChanged', changes: { avatar: '', showAvatar: false } })}
        >
          移除照片
        </Button>
      )}
      <label className={styles.shown}>
        <input
          type="checkbox"
          checked={showAvatar}
          onChange={({ target }) => changeResume({ kind: 'avatarChanged', changes: { showAvatar: target.checked } })}
        />
        显示照片
      </label>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="选择照片"
        accept={acceptedImages('portrait')}
        onChange={({ currentTarget }) => {
          const [file] = takeFiles(currentTarget);
          if (file) void handleChoose(file);
        }}
      />
      {message && (
        <p className={styles.wrong} role="alert">
          {message}
        </p>
      )}
      {chosen && (
        <PhotoCropDialog
          chosen={chosen}
          onCropped={(cropped) => {
            close();
            upload(cropped);
          }}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}
