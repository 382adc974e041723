import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** How long the address below may be taken for right (RFC 9116 recommends less than a year). */
const VALID_MS = 180 * 86_400_000;

/** Whom to tell of a weakness of the site (RFC 9116); null where the operator names no address (SITE_EMAIL). */
export function securityText(): string | null {
  const { email, url } = siteConfig();
  if (!email) return null;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${url}${routes.securityText()}`,
  ];
  return `${lines.join('\n')}\n`;
}
