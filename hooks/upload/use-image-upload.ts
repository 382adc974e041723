'use client';

import { useEffect, useRef, useState } from 'react';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { uploadImage } from '@/lib/domain/upload/api';
import { refuseImage, type ImagePurpose } from '@/lib/domain/upload/check-image';
import { checkPicked } from '@/lib/domain/upload/check-picked';
import { describeUploadError } from '@/lib/domain/upload/describe-upload-error';

interface ImageUpload {
  purpose?: ImagePurpose;
  /** Fallback message (specification 1, section 8). */
  failedMessage?: string;
  onDone: (url: string) => void;
}

/** `progress`: sent share (0 to 1), null when idle; `error`: for the user. */
interface UploadState {
  progress: number | null;
  error: string;
  retryable: File | null;
}

const IDLE: UploadState = { progress: null, error: '', retryable: null };

/** Uploads a member's picture; a newer choice aborts the pending one. Invalid files are not sent. */
export function useImageUpload({ purpose = 'image', failedMessage = '上传图片失败', onDone }: ImageUpload) {
  const [state, setState] = useState(IDLE);
  const underWay = useRef<AbortController | null>(null);
  const gate = useRequireLogin();
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (file: File) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setState({ ...IDLE, progress: 0 });
    try {
      const checked = await checkPicked(file, purpose);
      if (signal.aborted) return;
      if (typeof checked === 'string') return setState({ ...IDLE, error: checked });
      const onProgress = (progress: number) => {
        if (!signal.aborted) setState({ ...IDLE, progress });
      };
      const url = await uploadImage(checked, { signal, onProgress });
      if (signal.aborted) return;
      setState(IDLE);
      onDone(url);
    } catch (error) {
      if (signal.aborted) return;
      setState({ progress: null, error: describeUploadError(error, failedMessage), retryable: file });
    }
  };

  const upload = (file: File) =>
    gate(() => {
      const refusal = refuseImage(file, purpose);
      if (refusal) setState({ ...IDLE, error: refusal });
      else void send(file);
    });
  const cancel = () => {
    underWay.current?.abort();
    setState(IDLE);
  };
  const retry = () => {
    if (state.retryable) upload(state.retryable);
  };
  return { ...state, pending: state.progress !== null, upload, cancel, retry };
}
