import { useEffect } from 'react';
import { pageTitle } from '@/lib/browser/page-title';
import { copyAttribution } from '@/lib/utils/copy-attribution';

/** Fields and code are copied unchanged. */
const AS_IT_IS = 'input, textarea, select, [contenteditable], pre, code, kbd, samp, dialog';

const isAsItIs = (node: EventTarget | Node | null) =>
  (node instanceof Element ? node : node instanceof Node ? node.parentElement : null)?.closest(AS_IT_IS) != null;

/** Appends the page's title and address to longer copied texts, see `copyAttribution`. */
export function useCopyAttribution(): void {
  useEffect(() => {
    const handleCopy = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      const { clipboardData, defaultPrevented } = event;
      if (defaultPrevented || !clipboardData || !selection || selection.rangeCount === 0) return;
      if ([event.target, selection.anchorNode, selection.focusNode].some(isAsItIs)) return;
      const text = selection.toString();
      const attribution = copyAttribution(text, { title: pageTitle(), url: location.href.split('#', 1)[0] ?? '' });
      if (attribution === '') return;
      const rich = document.createElement('div');
      rich.append(selection.getRangeAt(0).cloneContents());
      const line = document.createElement('p');
      line.innerText = attribution;
      rich.append(line);
      event.preventDefault();
      clipboardData.setData('text/plain', `${text}\n\n${attribution}`);
      clipboardData.setData('text/html', rich.innerHTML);
    };
    document.addEventListener('copy', handleCopy);
    return () => document.removeEventListener('copy', handleCopy);
  }, []);
}
