import type { QueryClient } from '@tanstack/react-query';
import type { ArticleSource } from '@/lib/domain/article/schema';
import { juejinMarkdown } from '@/lib/domain/cross-post/juejin-markdown';
import type { Platform } from '@/lib/domain/cross-post/platforms';
import { createPreviewEngine } from '@/lib/html/preview-engine';
import { drawPictures } from './article-pictures';
import { openOffscreen } from './offscreen-article';
import { portableHtml } from './portable-html';
import '@/components/reading/reading-content.css';

export type CrossPosted = Pick<ArticleSource, 'title' | 'content' | 'theme' | 'codeStyle'>;

export interface PortableArticle {
  html: string | null;
  text: string;
  notes: string[];
}

const count = (number: number, words: string) => (number > 0 ? [`${number} ${words}`] : []);

export async function makePortable(
  article: CrossPosted,
  platform: Platform,
  client: QueryClient,
): Promise<PortableArticle> {
  if (platform === 'juejin') return { html: null, text: juejinMarkdown(article), notes: [] };
  const engine = createPreviewEngine(window.location.origin);
  try {
    const { blocks, omissions } = await engine.render(article.content, 'wait');
    const { content, close } = await openOffscreen(blocks.join('\n'), article);
    try {
      const { formulas, diagrams } = await drawPictures(content, client);
      const { html, references } = portableHtml(content, platform);
      const notes = [
        ...count(formulas.pictures, '个公式转成了图片'),
        ...count(diagrams.pictures, '张图表转成了图片'),
        ...count(formulas.failed, '个公式没能画成图片，留着源码'),
        ...count(diagrams.failed, '张图表没能画成图片，留着源码'),
        ...count(references, '条脚注和链接列在文末'),
        ...omissions,
      ];
      return { html, text: article.content, notes };
    } finally {
      close();
    }
  } finally {
    engine.close();
  }
}
