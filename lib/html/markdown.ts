import type { Root as HastRoot } from 'hast';
import remarkBreaks from 'remark-breaks';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import { unified, type Plugin } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { omissionsIn } from './omissions';
import { asItIs, spaceDisplayMath } from '@/lib/html/math/display-math';
import { dollarMath } from '@/lib/html/math/dollar-math';
import { writeEmoji } from './emoji-codes';
import { escapeLongRuns } from './long-runs';
import { parseHtml } from './parse-html';
import { sanitizeForeign, stringifyTree } from './sanitize';
import { sizedPictures } from './sized-pictures';
import { splitHead } from '@/lib/utils/source-head';
import { removeTocMarks } from './toc-marks';
import { eachElement, element, textElement } from './tree';
import { webAddresses } from './web-addresses';

export interface MarkdownHtml {
  /** The published html as a tree; `renderTree` makes of it what readers see. */
  tree: HastRoot;
  html: string;
  lines: (number | null)[];
  omissions: string[];
}

/** An article has formulas, front matter and emoji codes besides; a title or an option is one paragraph or fenced code. */
type Dialect = 'article' | 'feedback' | 'inline';

const BLOCKS = ['blockQuote', 'list', 'thematicBreak', 'headingAtx', 'setextUnderline', 'codeIndented', 'definition'];
const EXTENDED_BLOCKS = ['table', 'mathFlow', 'gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'];

const inlineOnly: Plugin<[]> = function () {
  const disabled = [...BLOCKS, ...EXTENDED_BLOCKS, 'htmlFlow', 'htmlText'];
  (this.data().micromarkExtensions ??= []).push({ disable: { null: disabled } });
};

function createProcessor(dialect: Dialect) {
  const parser = unified()
    .use(remarkParse)
    // One tilde is a range in Chinese: 9:00~18:00.
    .use(remarkGfm, { singleTilde: false })
    .use(remarkCjkFriendly)
    .use(remarkCjkStrikethrough, { singleTilde: false })
    .use(sizedPictures)
    .use(webAddresses)
    .use(remarkBreaks);
  if (dialect !== 'feedback') parser.use(remarkMath).use(dollarMath);
  if (dialect === 'inline') parser.use(inlineOnly);
  return parser
    .use(remarkRehype, { allowDangerousHtml: true, footnoteBackLabel: '返回正文', footnoteLabel: '脚注' })
    .use(rehypeStringify, { allowDangerousHtml: true })
    .freeze();
}

const PROCESSORS = {
  article: createProcessor('article'),
  feedback: createProcessor('feedback'),
  inline: createProcessor('inline'),
};

const BYTE_ORDER_MARK = /^\ufeff/;
const ID_PREFIX = 'user-content-';
const LINE_ATTRIBUTE = 'dataMarkdownLine';
const OPENING_TAG = /^<[a-zA-Z][\w-]*/;

function hasTags(tree: HastRoot): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Parses tags as a browser would. The parser knows no positions, so top-level elements carry their lines. */
function withTags(tree: HastRoot, stringify: (tree: HastRoot) => string): HastRoot {
  if (!hasTags(tree)) return tree;
  for (const node of tree.children) {
    const line = String(node.position?.start.line ?? '');
    if (node.type === 'element') node.properties[LINE_ATTRIBUTE] = line;
    if (node.type === 'raw') node.value = node.value.replace(OPENING_TAG, `$& data-markdown-line="${line}"`);
  }
  const parsed = parseHtml(stringify(tree));
  for (const node of parsed.children) {
    if (node.type !== 'element') continue;
    const line = Number(node.properties[LINE_ATTRIBUTE]);
    if (line > 0) node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  }
  return parsed;
}

/** Ids as other clients expect them: none can shadow a name of their page. */
function prefixIds(tree: HastRoot): void {
  eachElement(tree, ({ properties }) => {
    const { id } = properties;
    if (typeof id === 'string' && !id.startsWith(ID_PREFIX)) properties.id = ID_PREFIX + id;
  });
}

function prepare(text: string, dialect: Dialect) {
  const source = text.replace(BYTE_ORDER_MARK, '');
  const isArticle = dialect === 'article';
  const { head, body, bodyLine } = isArticle ? splitHead(source) : { head: undefined, body: source, bodyLine: 0 };
  const escaped = escapeLongRuns(body);
  const { markdown: spaced, sourceLines } = isArticle ? spaceDisplayMath(escaped) : asItIs(escaped);
  return {
    spaced,
    sourceLines: sourceLines.map((line) => line + bodyLine),
    hasFrontMatter: head !== undefined,
    processor: PROCESSORS[dialect],
  };
}

function parse(text: string, dialect: Dialect) {
  const { spaced, processor, ...prepared } = prepare(text, dialect);
  return { ...prepared, processor, tree: processor.runSync(processor.parse(spaced), spaced) };
}

/** An article's tree in which each element knows its line, and tags are still text. @throws when it cannot be parsed */
export const parseArticle = (markdown: string): Pick<ReturnType<typeof parse>, 'tree' | 'sourceLines'> =>
  parse(markdown, 'article');

/** An article's syntax tree; its positions are those of `spaced`. @throws when it cannot be parsed */
export function parseSource(markdown: string) {
  const { spaced, sourceLines, processor } = prepare(markdown, 'article');
  return { tree: processor.parse(spaced), spaced, sourceLines };
}

function render(text: string, dialect: Dialect): MarkdownHtml {
  const { tree: raw, sourceLines, hasFrontMatter, processor } = parse(text, dialect);
  const parsed = withTags(raw, (tree) => processor.stringify(tree));
  if (dialect !== 'feedback') writeEmoji(parsed);
  const omissions = omissionsIn(parsed, {
    hasFrontMatter,
    hadTocMark: dialect === 'article' && removeTocMarks(parsed),
  });
  const tree = sanitizeForeign(parsed);
  prefixIds(tree);
  const lines = tree.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const line = node.position?.start.line;
    return [line === undefined ? null : (sourceLines[line - 1] ?? null)];
  });
  return { tree, html: stringifyTree(tree), lines, omissions };
}

function asPlainText(markdown: string): MarkdownHtml {
  const tree: HastRoot = { type: 'root', children: [element('pre', {}, [textElement('code', {}, markdown)])] };
  return { tree, html: stringifyTree(tree), lines: [0], omissions: [] };
}

/** Renders Markdown as it is published. Never throws. */
export function renderMarkdown(markdown: string, dialect: Dialect = 'article'): MarkdownHtml {
  try {
    return render(markdown, dialect);
  } catch {
    return asPlainText(markdown);
  }
}
