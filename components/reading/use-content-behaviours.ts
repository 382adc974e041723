import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { useImagePreview, type PreviewedImage } from '@/components/ui/layer/image-preview-store';
import { copyText } from '@/lib/browser/copy-text';
import { linkDestination } from '@/lib/browser/link-destination';
import { isPublicPage } from '@/lib/config/routes';
import { toggleFullScreen } from './code-full-screen';
import {
  enhanceCodeBlocks,
  enhanceHeadings,
  findBroken,
  renderDiagrams,
  retryImage,
  showBroken,
} from './enhance-content';
import { fitPaper } from './fit-paper';

const FEEDBACK_MS = 2_000;

/** A drawing without a size of its own is enlarged from the size that it has in the text. */
function previewed(src: string, image: HTMLImageElement | null): PreviewedImage {
  const picture = { src, alt: image?.alt ?? '' };
  if (!image || image.clientWidth <= image.naturalWidth) return picture;
  return { ...picture, width: image.clientWidth, height: image.clientHeight };
}

function openPreview(content: HTMLElement, link: HTMLElement): void {
  const links = [...content.querySelectorAll<HTMLAnchorElement>('a[data-zoom]:not([hidden])')];
  const images = links.map((node) => previewed(node.href, node.querySelector('img')));
  link.focus({ preventScroll: true });
  useImagePreview.getState().open(
    images,
    Math.max(
      0,
      links.findIndex((node) => node === link),
    ),
  );
}

/** Opens the diagram of a pressed full screen button, or a pressed diagram, in the preview, where it is zoomed. */
function openDiagram(control: HTMLElement): boolean {
  const image = control.closest('.code-block[data-drawn]')?.querySelector<HTMLImageElement>('.diagram img');
  if (!image) return false;
  useImagePreview.getState().open([{ src: image.src, alt: image.alt }], 0);
  return true;
}

function toggleWrap(button: HTMLElement): void {
  const wrapped = button.closest('.code-block')?.toggleAttribute('data-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}

const restorations = new WeakMap<HTMLElement, number>();

function showOutcome(button: HTMLElement, outcome: string): void {
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = outcome;
  window.clearTimeout(restorations.get(button));
  const restoration = window.setTimeout(() => {
    button.textContent = label;
  }, FEEDBACK_MS);
  restorations.set(button, restoration);
}

/** Delegates the listeners of an article's html. @returns the last action, for screen readers */
export function useContentBehaviours(root: RefObject<HTMLElement | null>, navigate: (href: string) => void): string {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const content = root.current;
    if (!content) return;
    let silence = 0;
    const announce = (done: boolean) => {
      const outcome = done ? '已复制' : '复制失败';
      setAnnouncement(outcome);
      window.clearTimeout(silence);
      silence = window.setTimeout(() => setAnnouncement(''), FEEDBACK_MS);
      return outcome;
    };

    const handleClick = (event: MouseEvent) => {
      const destination = linkDestination(event);
      // Other links load a document: the router would first request a file, or call the API.
      if (destination && isPublicPage(destination)) {
        event.preventDefault();
        navigate(destination);
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>('[data-action], a.anchor, a[data-zoom], .diagram-sheet > img');
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { action, zoom } = control.dataset;
      if (action === 'wrap') toggleWrap(control);
      if (action === 'copy') {
        const code = control.closest('.code-block')?.querySelector('pre')?.textContent ?? '';
        void copyText(code).then((done) => showOutcome(control, announce(done)));
      }
      if (control instanceof HTMLImageElement) openDiagram(control);
      if (action === 'full' && !openDiagram(control)) toggleFullScreen(control);
      if (action === 'retry' && control.parentElement) retryImage(control.parentElement);
      if (zoom !== undefined) {
        event.preventDefault();
        openPreview(content, control);
      }
      // The browser follows the fragment link itself.
      if (control instanceof HTMLAnchorElement && action === undefined && zoom === undefined) {
        void copyText(control.href).then(announce);
      }
    };
    const handleError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) showBroken(event.target);
    };

    enhanceHeadings(content);
    enhanceCodeBlocks(content);
    renderDiagrams(content, client);
    findBroken(content).forEach(showBroken);
    const handlePrint = () => fitPaper(content);
    window.addEventListener('beforeprint', handlePrint);
    content.addEventListener('click', handleClick);
    content.addEventListener('error', handleError, true);
    return () => {
      window.clearTimeout(silence);
      window.removeEventListener('beforeprint', handlePrint);
      content.removeEventListener('click', handleClick);
      content.removeEventListener('error', handleError, true);
    };
  }, [client, root, navigate]);

  return announcement;
}
