import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';
import { DAY } from '@/mocks/db/clock';
import type { User } from '@/mocks/db/tables';
import { issueToken } from '@/mocks/handlers/access';
import { isLoopbackName, TOKEN_COOKIE } from '@/mocks/handlers/rules';

const COOKIE_DAYS = 7;

let seen: string | null = null;

/** Remembers the page that a call came from: a browser names its origin in every POST and socket. */
export function noteOrigin(origin: string | null | undefined): void {
  if (origin && /^https?:/.test(origin)) seen = origin;
}

/** Origin of the site: as it is set, or of the page that called last; null when neither is known. */
export const siteUrl = (): string | null => mockConfig.siteUrl ?? seen;

export const openedSchema = z.object({
  /** Origin of the site. */
  site: z.string(),
  path: z._default(z.string(), '/'),
  /** Nobody when absent: the site opens for a visitor. */
  userId: z.optional(z.string()),
  /** Negative for a session that has expired. */
  expiresInMs: z.optional(z.coerce.number()),
});
type Opened = z.output<typeof openedSchema>;

/** The page to open; a sentence when this server cannot sign anybody in there. */
export function pageToOpen({ site, path }: Opened, host: string): URL | string {
  const origin = URL.parse(site);
  const page = URL.parse(path, site);
  if (!origin || !page || page.origin !== origin.origin) return `"${site}" and "${path}" make no page of a site`;
  if (!isLoopbackName(origin.hostname)) return 'The cookie of another machine is not this server’s to set';
  // A cookie belongs to a host name, whatever the port.
  if (URL.parse(`http://${host}`)?.hostname !== origin.hostname) {
    return `Ask this server at ${origin.hostname}: the cookie is set for the name in the request`;
  }
  return page;
}

/** Leads to the page, with the cookie in which the site keeps its session, or without it. */
export function openPage(page: URL, user: User | null, expiresInMs: number | undefined): Response {
  const cookie = user
    ? `${TOKEN_COOKIE}=${issueToken(user, expiresInMs)}; Max-Age=${(COOKIE_DAYS * DAY) / 1000}`
    : `${TOKEN_COOKIE}=; Max-Age=0`;
  return new Response(null, {
    status: 303,
    headers: { location: page.href, 'set-cookie': `${cookie}; Path=/; SameSite=Lax`, 'cache-control': 'no-store' },
  });
}
