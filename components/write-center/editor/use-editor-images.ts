'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCopyImages } from './use-copy-images';
import { sendImage } from '@/lib/domain/upload/send-image';
import { acceptedImages } from '@/lib/domain/upload/check-image';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { showToast } from '@/lib/browser/toast-store';
import { moduleQuery } from '@/lib/query/module-query';
import { EditorImages } from './editor-images';
import { imageAddresses, replaceAddresses } from './foreign-images';
import { followPastes } from './paste';

const converter = moduleQuery('pasted-html', () => import('@/lib/html/pasted/pasted-html'));

export function useEditorImages(context: BytemdEditorContext | null) {
  const images = useRef<EditorImages | null>(null);
  const copyImages = useCopyImages();
  const client = useQueryClient();

  // Already uploaded pictures, such as in a moved paragraph.
  const own = useRef(new Set<string>());
  const keep = useEffectEvent((addresses: Iterable<string>) => {
    for (const address of addresses) own.current.add(address);
  });

  const handlePasted = useEffectEvent((text: string) => {
    keep(imageAddresses(useWriting.getState().saved.content));
    const addresses = imageAddresses(text).filter((address) => !own.current.has(address));
    if (!context || addresses.length === 0) return;
    copyImages(addresses, (copies) => {
      keep(copies.values());
      replaceAddresses(context, copies);
    });
  });

  const toMarkdown = useEffectEvent(async (html: string) => {
    const { htmlToMarkdown, isRichHtml } = await client.fetchQuery(converter);
    if (!isRichHtml(html)) return null;
    const converted = htmlToMarkdown(html);
    const { leftOut } = converted;
    if (leftOut > 0) showToast(`有 ${leftOut} 张图片没有网址，未能粘贴，请另存后插入`, 'failed');
    return converted;
  });

  useEffect(() => {
    if (!context) return;
    const created = new EditorImages({
      context,
      send: sendImage,
      onSent: (url) => keep([url]),
      onRefused: (reason) => showToast(reason, 'failed'),
    });
    images.current = created;
    keep(imageAddresses(context.editor.getValue()));
    const stop = followPastes(context, {
      images: created,
      toMarkdown: (html) => toMarkdown(html),
      onPasted: handlePasted,
    });
    // No draft has a picture that is not uploaded.
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (created.busy || created.incomplete) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
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
  return {
    choose,
    obstacle: (): string | null => {
      if (images.current?.busy) return '还有图片正在上传，请稍候';
      return images.current?.incomplete ? '有图片没有上传成功，请先重试或取消' : null;
    },
  };
}
