'use client';

import { X } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { canPublish } from '@/lib/domain/write-center/writing';
import type { TextChecking } from './check-sheet';
import { LazyPublishForm } from './publish-form.lazy';
import recipes from '@/styles/recipes.module.css';
import styles from './publish-form.module.css';

interface PublishPopoverProps {
  panel: RefObject<HTMLDivElement | null>;
  obstacle?: string | undefined;
  pending: boolean;
  render: (markdown: string) => Promise<string>;
  checking: TextChecking;
  onPublish: () => void;
}

export function PublishPopover({ panel, obstacle, pending, render, checking, onPublish }: PublishPopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const editing = useWriting(({ id }) => id !== null);
  const written = useWriting(({ value }) => canPublish(value));
  // Kept from then on: it may hold an upload.
  const [wanted, setWanted] = useState(false);
  if (written && !wanted) setWanted(true);
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
        <div className={styles.head}>
          <h2 className={recipes.cardHeading}>{label}文章</h2>
          <button
            className={styles.close}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="关闭"
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        {wanted && (
          <LazyPublishForm
            open={open}
            editing={editing}
            pending={pending}
            render={render}
            checking={checking}
            onPublish={onPublish}
          />
        )}
      </div>
    </>
  );
}
