import { CATEGORIES } from '@/lib/domain/article/categories';
import { TAG_LABELS } from '@/lib/domain/article/tag-labels';
import { outsideOfCode, withPictures, writtenPictures } from './markdown-pictures';
import { withinLimit } from '@/lib/utils/characters-in';
import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { onOneLine } from '@/lib/utils/plain-text';
import { typedLink } from '@/lib/utils/address/safe-link';
import { DESCRIPTION_MAX, MAX_TAGS } from './writing-limits';
import { frontMatterOf } from './front-matter';
import { titleOf } from './markdown-file';
import { EMPTY_WRITING, type Writing } from './writing';

export interface FolderFile {
  /** The path is within the folder, with `/`. */
  path: string;
  file: File;
}

export interface FolderArticle {
  path: string;
  writing: Writing;
  /** Files of the folder, by the addresses that the text has for them. */
  pictures: ReadonlyMap<string, FolderFile>;
  /** These addresses have no file. */
  missing: readonly string[];
  /** Tags that the site does not know. */
  otherTags: readonly string[];
  date: string;
}

const PICTURE_FILE = /\.(?:png|apng|jpe?g|gif|webp|svg|bmp|avif|heic)$/i;
export const isMarkdownFile = (path: string): boolean => /\.(?:md|markdown)$/i.test(path);
const isElsewhere = (address: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(address);

const encoded = (path: string): string =>
  isElsewhere(path) ? path : path.trim().replace(/[ ()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const EMBED = /!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g;
const SPACED = /!\[([^\]\n]*)\]\(<?([^<>\n"]+?\.(?:png|jpe?g|gif|webp|svg))>?([ \t]+"[^"\n]*")?\)/gi;

/** Pictures as notes write them, as Markdown knows them. */
const withPlainPictures = (content: string): string =>
  outsideOfCode(content, (line) =>
    line
      .replace(EMBED, (whole, path: string, words = '') =>
        PICTURE_FILE.test(path) ? `![${/^\d*(?:x\d+)?$/.test(words) ? '' : words}](${encoded(path)})` : whole,
      )
      .replace(SPACED, (_whole, alt: string, path: string, title = '') => `![${alt}](${encoded(path)}${title})`),
  );

/** A path with its steps up resolved; null above the folder. */
function resolved(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

/** Finds the file of an address: beside the text, in the folder, or by its name where that is the only one. */
function finder(files: readonly FolderFile[]) {
  const byPath = new Map(files.map((file) => [keyOf(file.path), file]));
  const byName = Map.groupBy(files, ({ path }) => keyOf(nameOf(path)));
  return (article: string, address: string): FolderFile | undefined => {
    const path = decodedSegment(address.replace(/[?#].*/s, ''));
    const places = [folderOf(article) + path, path, path.replace(/^\/+/, '')];
    for (const place of places) {
      const found = byPath.get(keyOf(resolved(place) ?? ''));
      if (found) return found;
    }
    const named = byName.get(keyOf(nameOf(path))) ?? [];
    return named.length === 1 ? named[0] : undefined;
  };
}

const listOf = (field: string | readonly string[] | undefined): string[] =>
  typeof field === 'string' ? field.split(/[,，;；]/) : [...(field ?? [])];

function tagsOf(named: readonly string[], category: string) {
  const wanted = [...new Set(named.map((name) => name.trim().replace(/^#/, '')).filter(Boolean))];
  const codesIn = (code: string) =>
    wanted.flatMap((name) => {
      const known = Object.entries(TAG_LABELS[code] ?? {});
      const [found] =
        known.find(([tag, label]) => [tag, keyOf(label), keyOf(label.replace(/\.js$/, ''))].includes(keyOf(name))) ??
        [];
      return found === undefined ? [] : [{ name, tag: found }];
    });
  const own = CATEGORIES.find(({ label, code }) => label === category || code === category)?.code;
  const best =
    own ?? CATEGORIES.map(({ code }) => code).toSorted((one, other) => codesIn(other).length - codesIn(one).length)[0];
  const known = best === undefined ? [] : codesIn(best);
  return {
    category: own ?? (known.length > 0 ? (best ?? '') : ''),
    tag: [...new Set(known.map(({ tag }) => tag))].slice(0, MAX_TAGS),
    otherTags: wanted.filter((name) => !known.some((one) => one.name === name)),
  };
}

const oneOf = (...values: (string | readonly string[] | undefined)[]): string => {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
};

/** The first heading, when it says the title that stands above the text anyway. */
const withoutTitle = (content: string, title: string): string => {
  const [heading = ''] = /^\s*#[ \t][^\n]*/.exec(content) ?? [];
  return heading !== '' && titleOf(heading) === title ? content.slice(heading.length).replace(/^\n+/, '') : content;
};

/** An article of a folder, as a draft without its pictures' addresses. */
export function readFolderArticle(path: string, text: string, files: readonly FolderFile[]): FolderArticle {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { fields, content: body } = frontMatterOf(plain);
  const title = onOneLine(oneOf(fields.title) || titleOf(body) || nameOf(path).replace(/\.\w+$/, ''));
  const content = withPlainPictures(withoutTitle(body.replace(/^\n+/, ''), title));
  const find = finder(files);
  const cover = encoded(oneOf(fields.cover, fields.image, fields.thumbnail));
  const pictures = new Map<string, FolderFile>();
  const missing: string[] = [];
  for (const address of [...writtenPictures(content), cover]) {
    if (address === '' || isElsewhere(address)) continue;
    const file = find(path, address);
    if (file) pictures.set(address, file);
    else missing.push(address);
  }
  const { otherTags, ...tags } = tagsOf(
    [...listOf(fields.tags), ...listOf(fields.tag)],
    oneOf(fields.category, ...listOf(fields.categories)),
  );
  const description = onOneLine(oneOf(fields.description, fields.summary, fields.excerpt));
  const linkUrl = oneOf(fields.source);
  return {
    path,
    writing: {
      ...EMPTY_WRITING,
      ...tags,
      title,
      content,
      description: withinLimit(description, DESCRIPTION_MAX),
      coverImage: cover,
      linkUrl: typedLink(linkUrl) === null ? '' : linkUrl,
    },
    pictures,
    missing: [...new Set(missing)],
    otherTags,
    date: oneOf(fields.date, fields.created),
  };
}

/** The draft with the addresses of what was uploaded. A cover that was not uploaded is none. */
export function withUploaded({ writing }: FolderArticle, uploaded: ReadonlyMap<string, string>): Writing {
  const { coverImage } = writing;
  return {
    ...writing,
    content: withPictures(writing.content, uploaded),
    coverImage: uploaded.get(coverImage) ?? (isElsewhere(coverImage) ? coverImage : ''),
  };
}
