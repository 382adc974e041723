'use client';

import { useId, useState, type RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { canPublish } from '@/lib/domain/write-center/writing';
import { PublishForm } from './publish-form';
import styles from './publish-form.module.css';

interface PublishPopoverProps {
  panel: RefObject<HTMLDivElement | null>;
  obstacle?: string | undefined;
  pending: boolean;
  onPublish: () => void;
}

export function PublishPopover({ panel, obstacle, pending, onPublish }: PublishPopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const editing = useWriting(({ id }) => id !== null);
  const written = useWriting(({ value }) => canPublish(value));
  const ready = written && !obstacle;
  const label = editing ? '更新' : '发布';
  return (
    <>
      <button
        className={buttonClass('primary')}
        type="button"
        popoverTarget={id}
        disabled={!ready}
        title={obstacle ?? (written ? undefined : '先写好标题和正文')}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label={`${label}文章`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h2 className={styles.title}>{label}文章</h2>
        <PublishForm open={open} editing={editing} pending={pending} onPublish={onPublish} />
      </div>
    </>
  );
}
