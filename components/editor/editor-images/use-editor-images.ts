'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCopyImages } from '@/hooks/editor/use-copy-images';
import { sendImage } from '@/hooks/upload/send-image';
import { acceptedImages } from '@/lib/domain/upload/utils';
import { showToast } from '@/lib/utils/toast-store';
import { EditorImages } from './editor-images';
import { imageAddresses, replaceAddresses } from './foreign-images';
import { followPastes } from './paste';

async function toMarkdown(html: string): Promise<string | null> {
  const { htmlToMarkdown, isRichHtml } = await import('@/lib/html/pasted-html');
  return isRichHtml(html) ? htmlToMarkdown(html) : null;
}

/** Pictures of the text: chosen, pasted, dropped, or in pasted text from elsewhere. */
export function useEditorImages(context: BytemdEditorContext | null) {
  const images = useRef<EditorImages | null>(null);
  const copyImages = useCopyImages();

  const handlePasted = useEffectEvent((text: string) => {
    const addresses = imageAddresses(text);
    if (context && addresses.length > 0) copyImages(addresses, (copies) => replaceAddresses(context, copies));
  });

  useEffect(() => {
    if (!context) return;
    const created = new EditorImages({
      context,
      send: sendImage,
      onRefused: (reason) => showToast(reason, 'failed'),
    });
    images.current = created;
    const stop = followPastes(context, { images: created, toMarkdown, onPasted: handlePasted });
    return () => {
      images.current = null;
      stop();
      created.dispose();
    };
  }, [context]);

  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = acceptedImages();
    input.addEventListener('change', () => images.current?.insert([...(input.files ?? [])]));
    input.click();
  };
  return { choose, isBusy: () => images.current?.busy ?? false };
}
