import { fileRoutes } from '@/lib/config/file-routes';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';

const WIDTH = 677;
/** A sheet that does not come must not hold up the copy. */
const PATIENCE_MS = 5_000;
const THEME_SHEET = /\/theme\/(?:markdown|code)-/;

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });

function sheet(page: Document, href: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

interface OffscreenArticle {
  content: HTMLElement;
  close: () => void;
}

export async function openOffscreen(
  html: string,
  { theme, codeStyle }: { theme: string; codeStyle: string },
): Promise<OffscreenArticle> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-9999px',
    width: `${WIDTH}px`,
    height: '800px',
    border: '0',
    visibility: 'hidden',
  });
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document');
  page.documentElement.dataset.theme = 'light';
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.className = document.documentElement.className;
  page.body.className = document.body.className;

  const knownTheme = MARKDOWN_THEMES.find((name) => name === theme);
  const knownStyle = CODE_STYLES.find((name) => name === codeStyle);
  const links: HTMLLinkElement[] = [];
  for (const node of document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    if (node instanceof HTMLLinkElement) {
      if (THEME_SHEET.test(node.href)) continue;
      links.push(sheet(page, node.href));
      page.head.append(links.at(-1) ?? '');
    } else {
      page.head.append(page.importNode(node, true));
    }
  }
  if (knownTheme) links.push(sheet(page, fileRoutes.articleStyle('markdown', knownTheme)));
  if (knownStyle) links.push(sheet(page, fileRoutes.articleStyle('code', knownStyle)));
  page.head.append(...links);

  const content = page.createElement('div');
  content.className = 'markdown-body';
  if (knownTheme) content.dataset.mdTheme = knownTheme;
  if (knownStyle) content.dataset.codeStyle = DARK_CODE_STYLES.includes(knownStyle) ? 'dark' : 'light';
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  content.append(...[...parsed.body.childNodes].map((node) => page.importNode(node, true)));
  page.body.replaceChildren(content);
  await Promise.all(links.map(loaded));
  // Fonts are asked for when the text is laid out.
  content.getBoundingClientRect();
  await page.fonts?.ready;
  return { content, close: () => frame.remove() };
}
