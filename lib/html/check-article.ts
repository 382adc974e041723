import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import { isHeading } from './headings';
import { userLink } from './links';
import { parseArticle, renderMarkdown } from './markdown';
import { parseHtml } from './parse-html';
import { assignTargets } from './targets';
import { classNames, eachElement, textProperty } from './tree';

type ArticleRule =
  | 'picture without alt'
  | 'picture named like a file'
  | 'picture without address'
  | 'picture over http'
  | 'heading jump'
  | 'empty heading'
  | 'code without language'
  | 'link without address'
  | 'link to no heading'
  | 'link without words';

export interface ArticleFinding {
  rule: ArticleRule;
  /** 0-based line of the source. */
  line: number;
  /** Words of the place, such as the text of a heading; may be empty. */
  excerpt: string;
}

export interface CheckedArticle {
  findings: ArticleFinding[];
  /** Addresses of pictures that readers' browsers will load, with their first line. */
  pictures: { src: string; line: number }[];
}

/** A text with more of them is not mended one by one. */
const MAX_FINDINGS = 200;
const EXCERPT = 40;
/** Tools give such names to pictures, which tell nothing to a reader who does not see them. */
const FILE_NAME =
  /^(?:image|img|图片|图像|截图|截屏|屏幕截图|微信图片|微信截图|screenshot|screen shot|snipaste|pasted|untitled|dsc|mmexport|alt|alt text|在这里插入图片描述)?[\s_.()\d年月日时分秒:：-]*(?:\.(?:png|jpe?g|gif|webp|svg|bmp))?$/i;
const LANGUAGE = /^lang(?:uage)?-./;
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/?#])/i;

const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

type Visit = (node: Element, line: number) => void;

/** Visits the elements of the text and those of tags in it, which have no position of their own. */
function eachPlaced({ tree, sourceLines }: ReturnType<typeof parseArticle>, visit: Visit): void {
  const walk = (parent: Root | Element) => {
    for (const child of parent.children) {
      const line = sourceLines[(child.position?.start.line ?? 0) - 1];
      if (child.type === 'raw' && line !== undefined) {
        const { value } = child;
        eachElement(parseHtml(value), (node) => {
          const named = textProperty(node, 'src') ?? textProperty(node, 'href') ?? `<${node.tagName}`;
          const before = value.slice(0, Math.max(0, value.indexOf(named)));
          visit(node, line + before.split('\n').length - 1);
        });
      }
      if (child.type !== 'element') continue;
      // Generated elements, such as the list of footnotes, stand nowhere in the source.
      if (line !== undefined) visit(child, line);
      walk(child);
    }
  };
  walk(tree);
}

const hasPicture = (node: Element): boolean => {
  let found = false;
  eachElement(node, ({ tagName }) => {
    found ||= tagName === 'img';
  });
  return found;
};

/** Finds what an author may want to mend before publishing. A text that cannot be parsed has no findings. */
export function checkArticle(markdown: string, siteUrl: string): CheckedArticle {
  const findings: ArticleFinding[] = [];
  const pictures = new Map<string, number>();
  const headings: { level: number; line: number; text: string }[] = [];
  const add = (rule: ArticleRule, line: number, excerpt: string) =>
    void findings.push({ rule, line, excerpt: excerptOf(excerpt) });

  const checkPicture = (node: Element, line: number) => {
    const src = (textProperty(node, 'src') ?? '').trim();
    const alt = textProperty(node, 'alt')?.trim() ?? '';
    if (alt === '') add('picture without alt', line, src);
    else if (FILE_NAME.test(alt)) add('picture named like a file', line, alt);
    const address = RELATIVE.test(src) ? '' : pictureAddress(src, siteUrl);
    if (address === '') add('picture without address', line, src || alt);
    else if (/^http:/i.test(address)) add('picture over http', line, src);
    else if (!pictures.has(address) && !address.startsWith('data:')) pictures.set(address, line);
  };

  let findTarget: ((fragment: string) => string | undefined) | undefined;
  const leadsNowhere = (fragment: string): boolean => {
    findTarget ??= assignTargets(structuredClone(renderMarkdown(markdown).tree)).findTarget;
    return fragment !== '' && fragment !== 'top' && findTarget(fragment) === undefined;
  };
  const checkLink = (node: Element, line: number) => {
    const href = textProperty(node, 'href')?.trim();
    const isAnchor = href === undefined && (node.properties.id !== undefined || node.properties.name !== undefined);
    if (isAnchor) return;
    const words = toString(node);
    const excerpt = words.trim() || (href ?? '');
    if (!href || href === '#') add('link without address', line, excerpt);
    else if (href.startsWith('#')) {
      if (leadsNowhere(href.slice(1))) add('link to no heading', line, decodedSegment(href));
    } else if (RELATIVE.test(href) || !userLink(href, siteUrl)) add('link without address', line, excerpt);
    const isMarkdown = node.position !== undefined;
    if (
      isMarkdown &&
      href &&
      words.trim() === '' &&
      !hasPicture(node) &&
      !node.children.some(({ type }) => type === 'raw')
    )
      add('link without words', line, href);
  };

  const checkCode = (pre: Element, line: number) => {
    const [code] = pre.children;
    if (code?.type !== 'element' || code.tagName !== 'code' || toString(code).trim() === '') return;
    if (!classNames(code).some((name) => LANGUAGE.test(name)))
      add('code without language', line, toString(code).trim());
  };

  try {
    eachPlaced(parseArticle(markdown), (node, line) => {
      if (node.tagName === 'img') checkPicture(node, line);
      else if (node.tagName === 'a') checkLink(node, line);
      else if (node.tagName === 'pre') checkCode(node, line);
      else if (isHeading(node)) {
        const text = toString(node).trim();
        headings.push({ level: Number(node.tagName[1]), line, text });
        if (text === '' && !hasPicture(node)) add('empty heading', line, '');
      }
    });
  } catch {
    return { findings: [], pictures: [] };
  }
  // The page's title is the h1, below which an article without one begins.
  let above = headings.some(({ level }) => level === 1) ? 0 : 1;
  for (const { level, line, text } of headings) {
    if (level > above + 1) add('heading jump', line, text);
    above = level;
  }
  const found = findings.toSorted((one, other) => one.line - other.line).slice(0, MAX_FINDINGS);
  return { findings: found, pictures: [...pictures].map(([src, line]) => ({ src, line })) };
}
