'use client';

import { ImagePlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/form/field';
import type { useImageUpload } from '@/hooks/upload/use-image-upload';
import { takeFiles } from '@/lib/browser/files/take-files';
import { acceptedImages } from '@/lib/domain/upload/check-image';
import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import recipes from '@/styles/recipes.module.css';
import styles from './cover-field.module.css';

export function CoverField({ cover }: { cover: ReturnType<typeof useImageUpload> }) {
  const coverImage = useWriting(({ value }) => value.coverImage);
  const { progress, error, again, pending, upload, cancel } = cover;
  return (
    <FieldGroup label="封面" error={error}>
      <div className={styles.row}>
        {coverImage === '' ? (
          <label className={styles.choose} aria-busy={pending || undefined}>
            <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
            <span>{pending ? `上传中 ${Math.floor((progress ?? 0) * 100)}%` : '上传封面'}</span>
            <input
              className={recipes.visuallyHidden}
              type="file"
              accept={acceptedImages()}
              disabled={pending}
              onChange={({ target }) => {
                const [file] = takeFiles(target);
                if (file) upload(file);
              }}
            />
          </label>
        ) : (
          <>
            <img className={styles.picture} src={coverImage} alt="封面" width={160} height={90} />
            <Button size="small" onClick={() => changeWriting({ coverImage: '' })}>
              移除封面
            </Button>
          </>
        )}
        {pending && (
          <Button size="small" onClick={cancel}>
            取消
          </Button>
        )}
        {again && (
          <Button size="small" onClick={again.run}>
            {again.label}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
