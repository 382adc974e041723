'use client';

import { useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/form/field';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { takeFiles } from '@/lib/browser/files/take-files';
import { acceptedImages } from '@/lib/domain/upload/check-image';
import styles from './profile-form.module.css';

interface AvatarFieldProps {
  userId: string;
  nickname: string;
  src: string;
  problem: string | undefined;
  onChange: (url: string) => void;
}

const SIZE = 80;

export function AvatarField({ userId, nickname, src, problem, onChange }: AvatarFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, cancel, again, pending, progress, error } = useImageUpload({
    purpose: 'avatar',
    retryLabel: '重新上传',
    onDone: onChange,
  });
  return (
    <FieldGroup
      label="头像"
      error={error || problem}
      hint="支持 jpg、png、gif、webp、svg 等格式，小于 5 MB，会缩小到 512 像素以内"
    >
      <div className={styles.avatar}>
        <div className={styles.picture} data-pending={pending || undefined}>
          <Avatar key={src} userId={userId} nickname={nickname} src={src} size={SIZE} />
        </div>
        <div className={styles.upload}>
          <div className={styles.buttons}>
            <Button pending={pending} onClick={() => chooser.current?.click()}>
              {pending ? '上传中…' : '更换头像'}
            </Button>
            {pending && (
              <Button variant="quiet" onClick={cancel}>
                取消上传
              </Button>
            )}
            {again && (
              <Button variant="quiet" onClick={again.run}>
                {again.label}
              </Button>
            )}
          </div>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label="选择头像图片"
            accept={acceptedImages('avatar')}
            onChange={({ currentTarget }) => {
              const [file] = takeFiles(currentTarget);
              if (file) upload(file);
            }}
          />
          {progress !== null && <progress aria-label="头像上传进度" value={progress} max={1} />}
        </div>
      </div>
    </FieldGroup>
  );
}
