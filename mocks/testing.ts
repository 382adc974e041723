import CryptoJS from 'crypto-js';
import * as z from 'zod/mini';
import { API_PREFIX, TOKEN_HEADER } from '@/mocks/handlers/rules';
import type { Envelope } from '@/lib/http/envelope';
import {
  plantArticle,
  plantComments,
  plantedArticleSchema,
  plantedCommentsSchema,
  plantedFolderSchema,
  plantedShareSchema,
  plantFolder,
  plantShares,
} from './control/plant';
import { db } from './db';
import type { Article, Folder, Share, User } from './db/tables';
import { issueToken } from './handlers/access';

const ORIGIN = 'http://127.0.0.1:4000';

export const apiUrl = (path: string): string => `${ORIGIN}${API_PREFIX}${path}`;
export const controlUrl = (path: string): string => `${ORIGIN}/__control${path}`;

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The unparsed envelope of a response. */
export const envelopeOf = (response: Response): Promise<Envelope> => response.json();

/** Requests a key as a browser does; gives the session's cookie and the encryption of a password. */
export async function askForKey(): Promise<{ cookie: string; encrypt: (password: string) => string }> {
  const response = await fetch(apiUrl('/unit/getpublickey'));
  const { aesKey, aesIv } = Object((await envelopeOf(response)).data);
  const [key, iv] = [CryptoJS.enc.Utf8.parse(aesKey), CryptoJS.enc.Utf8.parse(aesIv)];
  return {
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    encrypt: (password) => CryptoJS.AES.encrypt(password, key, { iv, padding: CryptoJS.pad.ZeroPadding }).toString(),
  };
}

export function userNamed(username: string): User {
  const user = [...db.users.values()].find((row) => row.username === username);
  if (!user) throw new Error(`There is no user "${username}"`);
  return user;
}

export const tokenHeader = (user: User, lifetime?: number): Record<string, string> => ({
  [TOKEN_HEADER]: issueToken(user, lifetime),
});

export function articleWhere(matches: (article: Article) => boolean): Article {
  const article = [...db.articles.values()].find(matches);
  if (!article) throw new Error('There is no such article');
  return article;
}

function planted<T>(row: T | null | undefined): T {
  if (row === null || row === undefined)
    throw new Error('What was to be planted names nobody, or nothing, that exists');
  return row;
}

export const givenArticle = (article: z.input<typeof plantedArticleSchema> = {}): Article =>
  planted(plantArticle(z.parse(plantedArticleSchema, article)));

export const givenShares = (shares: z.input<typeof plantedShareSchema> = {}): Share =>
  planted(plantShares(z.parse(plantedShareSchema, shares)));

export const givenFolder = (folder: z.input<typeof plantedFolderSchema> = {}): Folder =>
  planted(plantFolder(z.parse(plantedFolderSchema, folder)));

/** Plants comments below an article or a share. @returns the id of the first */
export const givenComments = (subjectId: string, comments: z.input<typeof plantedCommentsSchema> = {}): string =>
  planted(plantComments(subjectId, z.parse(plantedCommentsSchema, comments))?.[0]);
