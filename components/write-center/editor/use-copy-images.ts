'use client';

import { isUnauthorised } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';
import { copyImages } from '@/lib/domain/upload/api';
import { useGatedMutation } from '@/hooks/use-gated-mutation';

interface Wish {
  urls: readonly string[];
  onCopies: (copies: ReadonlyMap<string, string>) => void;
}

async function copiesOf(urls: readonly string[]): Promise<Map<string, string>> {
  const copies = await copyImages(urls);
  return new Map(
    urls.flatMap((url, index): [string, string][] => {
      const copy = copies[index];
      return copy ? [[url, copy]] : [];
    }),
  );
}

/** Copies external pictures to the image service, one paste at a time. A failing one keeps its address. */
export function useCopyImages(): (urls: readonly string[], onCopies: Wish['onCopies']) => void {
  const { run } = useGatedMutation<Wish>({
    mutationKey: ['upload', 'copy'],
    queued: true,
    mutationFn: async ({ urls, onCopies }) => {
      let copies = new Map<string, string>();
      try {
        copies = await copiesOf(urls);
      } catch (error) {
        // The query client shows it.
        if (isUnauthorised(error)) throw error;
      }
      onCopies(copies);
      const kept = urls.length - copies.size;
      if (kept > 0) showToast(`${kept} 张图片转存失败，已保留原链接`, 'failed');
    },
  });
  return (urls, onCopies) => run({ urls, onCopies });
}
