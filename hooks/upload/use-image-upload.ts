'use client';

import { useEffect, useRef, useState } from 'react';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { uploadImage } from '@/lib/domain/upload/api';
import { refuseImage, type ImagePurpose } from '@/lib/domain/upload/check-image';
import { checkPicked, SHRINK_LABEL } from '@/lib/domain/upload/check-picked';
import { describeUploadError } from '@/lib/domain/upload/describe-upload-error';

interface ImageUpload {
  purpose?: ImagePurpose;
  /** Fallback message (specification 1, section 8). */
  failedMessage?: string;
  retryLabel?: string;
  onDone: (url: string) => void;
}

/** `progress`: sent share (0 to 1), null when idle; `error`: for the user; `again`: what may be tried after it. */
interface UploadState {
  progress: number | null;
  error: string;
  again: { label: string; run: () => void } | null;
}

const IDLE: UploadState = { progress: null, error: '', again: null };

/** Uploads a member's picture; a newer choice aborts the pending one. Invalid files are not sent. */
export function useImageUpload({
  purpose = 'image',
  failedMessage = '上传图片失败',
  retryLabel = '重试',
  onDone,
}: ImageUpload) {
  const [state, setState] = useState(IDLE);
  const underWay = useRef<AbortController | null>(null);
  const gate = useRequireLogin();
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (file: File, shrink: boolean) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setState({ ...IDLE, progress: 0 });
    try {
      const checked = await checkPicked(file, purpose, shrink);
      if (signal.aborted) return;
      if (!(checked instanceof File)) {
        const again = checked.shrinkable ? { label: SHRINK_LABEL, run: () => upload(file, true) } : null;
        return setState({ progress: null, error: checked.message, again });
      }
      const onProgress = (progress: number) => {
        if (!signal.aborted) setState({ ...IDLE, progress });
      };
      const url = await uploadImage(checked, { signal, onProgress });
      if (signal.aborted) return;
      setState(IDLE);
      onDone(url);
    } catch (error) {
      if (signal.aborted) return;
      const again = { label: retryLabel, run: () => upload(file, shrink) };
      setState({ progress: null, error: describeUploadError(error, failedMessage), again });
    }
  };

  const upload = (file: File, shrink = false) =>
    gate(() => {
      const refusal = refuseImage(file, purpose);
      if (refusal) setState({ ...IDLE, error: refusal });
      else void send(file, shrink);
    });
  const cancel = () => {
    underWay.current?.abort();
    setState(IDLE);
  };
  return { ...state, pending: state.progress !== null, upload: (file: File) => upload(file), cancel };
}
