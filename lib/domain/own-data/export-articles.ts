import pLimit from 'p-limit';
import { categoryLabel, tagLabel } from '@/lib/domain/article/labels';
import type { ArticleSource, ArticleSummary } from '@/lib/domain/article/schema';
import { routes } from '@/lib/config/routes';
import { picturesOf, withPictures } from '@/lib/domain/write-center/markdown-pictures';
import type { SavedPicture } from './read-picture';
import { LeftOut, type Collect, type ExportContext } from './export-data';

const FOLDER = '文章/';
const PICTURES = '图片/';
const AT_ONCE = 3;
/** In bytes; what is beyond is noted as left out, because a tab holds all of it until it is saved. */
const MAX_PICTURES = 400 * 1024 * 1024;

const STATUSES = { published: '已发布', pending: '审核中', rejected: '未通过', deleted: '已删除' } as const;

/** A text within double quotes is one of YAML as it is one of JSON. */
const frontMatter = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  [
    '---',
    ...Object.entries(fields).flatMap(([name, value]) =>
      value.length === 0 ? [] : [`${name}: ${JSON.stringify(value)}`],
    ),
    '---',
    '',
    '',
  ].join('\n');

interface ArticleCalls {
  listArticles: (signal: AbortSignal) => Promise<readonly ArticleSummary[]>;
  getSource: (id: string, signal: AbortSignal) => Promise<ArticleSource>;
  readPicture: (address: string, signal: AbortSignal) => Promise<SavedPicture>;
  siteUrl: string;
}

function pictureSaver({ zip, signal, fail }: ExportContext, { readPicture, siteUrl }: ArticleCalls) {
  const saved = new Map<string, Promise<string | null>>();
  let size = 0;
  let count = 0;
  const save = async (address: string): Promise<string | null> => {
    try {
      if (size > MAX_PICTURES) throw new LeftOut('图片加起来太大，原文里留着网址');
      const { bytes, ending } = await readPicture(new URL(address, siteUrl).href, signal);
      size += bytes.length;
      count += 1;
      const path = zip.pathFor(FOLDER + PICTURES, String(count), ending);
      zip.bytes(path, bytes);
      return path.slice(FOLDER.length);
    } catch (error) {
      fail(`图片 ${address}`, error);
      return null;
    }
  };
  return async (addresses: readonly string[]): Promise<Map<string, string>> => {
    const paths = new Map<string, string>();
    for (const address of addresses) {
      const saving = saved.get(address) ?? save(address);
      saved.set(address, saving);
      const path = await saving;
      if (path !== null) paths.set(address, path);
    }
    return paths;
  };
}

export const collectArticles =
  (calls: ArticleCalls): Collect =>
  async (context) => {
    const { zip, signal, report, fail } = context;
    const articles = await calls.listArticles(signal);
    const savePictures = pictureSaver(context, calls);
    const limit = pLimit(AT_ONCE);
    let done = 0;
    let written = 0;
    const write = async ({ id, articleTitle, createTime, status }: ArticleSummary) => {
      signal.throwIfAborted();
      try {
        const source = await calls.getSource(id, signal);
        const { title, content, description, coverImage, category, tag, linkUrl } = source;
        const cover = coverImage === '' ? [] : picturesOf(`![](${coverImage})`, calls.siteUrl);
        const paths = await savePictures([...cover, ...picturesOf(content, calls.siteUrl)]);
        const head = frontMatter({
          title,
          date: createTime,
          status: STATUSES[status],
          category: categoryLabel(category),
          tags: tag.map(tagLabel),
          description,
          cover: paths.get(coverImage) ?? coverImage,
          source: linkUrl,
          link: new URL(routes.article(id), calls.siteUrl).href,
        });
        const name = `${createTime.slice(0, 10)} ${title || articleTitle}`.trim();
        zip.text(zip.pathFor(FOLDER, name, '.md'), head + withPictures(content, paths));
        written += 1;
      } catch (error) {
        fail(`文章《${articleTitle}》`, error);
      }
      done += 1;
      report(done, articles.length);
    };
    report(0, articles.length);
    await Promise.all(articles.map((article) => limit(write, article)));
    return written;
  };
