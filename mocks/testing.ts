import CryptoJS from 'crypto-js';
import { API_PREFIX, TOKEN_HEADER } from '@/mocks/handlers/rules';
import type { Envelope } from '@/lib/http/envelope';
import { db } from './db';
import type { Article, User } from './db/tables';
import { issueToken } from './handlers/access';

const ORIGIN = 'http://127.0.0.1:4000';

/** Helpers of the contract API's own tests. */
export const apiUrl = (path: string): string => `${ORIGIN}${API_PREFIX}${path}`;
export const controlUrl = (path: string): string => `${ORIGIN}/__control${path}`;

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The envelope of an answer, as it came. */
export const envelopeOf = (response: Response): Promise<Envelope> => response.json();

/** Asks for a key as a browser does. Gives the cookie of its session, and what a password is under the key. */
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
