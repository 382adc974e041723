'use client';

import { useEffect, useRef } from 'react';
import styles from './cross-post-dialog.module.css';

export function PortablePreview({ html, text }: { html: string | null; text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = document.documentElement.lang;
    page.title = '粘贴后的样子';
    const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
    page.body.replaceChildren(...[...parsed.body.childNodes].map((node) => page.importNode(node, true)));
    page.body.style.cssText = 'margin: 16px; font-family: sans-serif; overflow-wrap: anywhere';
    for (const link of page.querySelectorAll('a')) link.target = '_blank';
    if (html !== null) return;
    const source = page.createElement('pre');
    source.style.cssText =
      'margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; line-height: 1.6';
    source.textContent = text;
    page.body.append(source);
  }, [html, text]);
  return <iframe ref={frame} className={styles.preview} title="粘贴后的样子" />;
}
