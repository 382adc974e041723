import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';

export const SEED_DIR = path.join(import.meta.dirname);
/** Path of the folder `images/`. */
export const SEED_IMAGE_PATH = '/uploads/seed';

/** Absolute address of a picture in `images/`, in the image service's form. */
export const imageUrl = (file: string): string => `${mockConfig.origin}${SEED_IMAGE_PATH}/${file}`;

/** Replaces every `upload://name.svg` by the picture's address. */
export const resolveUploads = (markdown: string): string =>
  markdown.replace(/upload:\/\/([\w.-]+)/g, (_match, file: string) => imageUrl(file));

/** Names of the files with this ending, in order; none when there is no such folder. */
export function listFiles(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Reads and checks YAML. @throws an Error that names the file */
export function readYaml<T extends z.ZodMiniType>(file: string, schema: T, source?: string): z.output<T> {
  let data: unknown;
  try {
    data = parse(source ?? readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is no YAML: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Splits a text into its YAML front matter ('' when there is none) and the rest. */
export function splitFrontMatter(text: string): { head: string; body: string } {
  const match = FRONT_MATTER.exec(text);
  return match ? { head: match[1] ?? '', body: text.slice(match[0].length) } : { head: '', body: text };
}
