import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCopyImages } from '@/components/write-center/use-copy-images';
import { useToasts } from '@/lib/browser/toast-store';
import type * as Requests from '@/lib/http/request';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { pictureFile } from '@/test/picture';
import { renderAppHook, signInAs, toastTexts } from '@/test/render';
import { sendImage } from '@/lib/domain/upload/send-image';
import { useImageUpload } from './use-image-upload';

// Replaces the failing import: every call fails as the import would.
vi.mock('@/lib/http/request', async (original) => {
  const { request, ...others } = await original<typeof Requests>();
  const missing = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });
  const failing = (call: Parameters<typeof request>[0]) =>
    call.path.startsWith('/upload/') ? Promise.reject(missing) : request(call);
  return { ...others, request: failing };
});

const picture = () => pictureFile('图.png');
const expectTold = () => waitFor(() => expect(toastTexts()).toEqual([SITE_UPDATED]));

it('a picture whose upload is missing after a deployment is told as an update, and can be sent again', async () => {
  const onDone = vi.fn();
  const { result } = renderAppHook(() => useImageUpload({ onDone }), { as: 'demouser' });
  const file = picture();
  act(() => result.current.upload(file));
  await expectTold();
  expect(useToasts.getState().toasts[0]?.action?.label).toBe('刷新');
  await waitFor(() => expect(result.current.pending).toBe(false));
  expect(result.current).toMatchObject({ error: SITE_UPDATED, retryable: file });
  useToasts.setState({ toasts: [] });
  act(() => result.current.retry());
  await expectTold();
  expect(onDone).not.toHaveBeenCalled();
});

it('a picture of a text whose upload is missing after a deployment is told as an update', async () => {
  signInAs('demouser');
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(sendImage(picture(), context)).rejects.toThrow(SITE_UPDATED);
  expect(toastTexts()).toEqual([SITE_UPDATED]);
});

it('foreign pictures whose copying is missing after a deployment are told as an update only', async () => {
  const onCopies = vi.fn();
  const { result } = renderAppHook(useCopyImages, { as: 'demouser' });
  act(() => result.current(['https://a.example/1.png'], onCopies));
  await expectTold();
  expect(onCopies).not.toHaveBeenCalled();
});
