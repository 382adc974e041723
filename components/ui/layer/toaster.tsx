'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showPendingToast } from '@/lib/browser/pending-toast';
import { dismissToast, useToasts, type Toast } from '@/lib/browser/toast-store';
import recipes from '@/styles/recipes.module.css';
import styles from './toaster.module.css';

const AVATAR_SIZE = 40;

const isNews = ({ tone }: Toast) => tone === 'news';
const box = (toast: Toast) => <ToastBox key={toast.id} toast={toast} />;

/** The live region exists from the start, so that screen readers announce toasts. */
export function Toaster() {
  const { toasts } = useToasts();
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  useEffect(showPendingToast, []);
  // Reopened with each toast, so that it is above dialogs of the top layer. What has the focus in it keeps it.
  useEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return;
    element.showPopover();
    if (focused.current instanceof HTMLElement) focused.current.focus();
    return () => {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      element.hidePopover();
    };
  }, [toasts]);

  return (
    <div role="status" data-print="hidden">
      <div ref={region} className={styles.region} popover="manual">
        <div className={styles.stack}>{toasts.filter((toast) => !isNews(toast)).map(box)}</div>
        <div className={`${styles.stack} ${styles.corner}`}>{toasts.filter(isNews).map(box)}</div>
      </div>
    </div>
  );
}

/** A click dismisses a toast and follows its link; one with a button stays until closed. */
function ToastBox({ toast: { id, text, tone, href, linkLabel, from, action } }: { toast: Toast }) {
  const dismiss = () => dismissToast(id);
  if (action) return <ActionToast text={text} action={action} onDismiss={dismiss} />;
  const look = { className: `${styles.toast} ${styles[tone] ?? ''}`, onClick: dismiss };
  if (href !== undefined && from) {
    const { userId, nickname, avatar, words } = from;
    return (
      <Link {...look} href={href} prefetch={false}>
        <Avatar userId={userId} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
        <span className={styles.told}>
          <b className={recipes.truncate}>
            <bdi>{nickname}</bdi>
          </b>{' '}
          <bdi className={recipes.clamp}>{words}</bdi>
        </span>
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <Link {...look} href={href} prefetch={false}>
        <Icon of={tone === 'news' ? 'bell' : 'forward'} />
        <span className={styles.words}>{text}</span>
        {linkLabel && <strong>{linkLabel}</strong>}
      </Link>
    );
  }
  return (
    <button {...look} type="button">
      <Icon of={tone === 'done' ? 'done' : 'failed'} />
      <span className={styles.words}>{text}</span>
    </button>
  );
}

interface ActionToastProps {
  text: string;
  action: NonNullable<Toast['action']>;
  onDismiss: () => void;
}

/** Escape gives the focus back without an answer, and so does the end of the toast. */
function ActionToast({ text, action: { label, run, takesFocus = false, onHold }, onDismiss }: ActionToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const giveBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };

  useEffect(() => {
    if (!takesFocus) return;
    // After the row that is gone has given the focus to its neighbour.
    const frame = requestAnimationFrame(() => {
      before.current = document.activeElement;
      toast.current?.querySelector('button')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement === document.body) giveBack();
    };
  }, [takesFocus]);

  return (
    <div
      ref={toast}
      className={styles.toast}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') giveBack();
      }}
    >
      <span className={styles.words}>{text}</span>
      <Button size="small" variant="primary" onClick={run}>
        {label}
      </Button>
      <button
        className={styles.close}
        type="button"
        aria-label="关闭"
        onClick={() => {
          onHold?.(false);
          onDismiss();
        }}
      >
        <Icon of="close" />
      </button>
    </div>
  );
}
