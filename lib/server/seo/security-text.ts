import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { siteConfig } from '@/lib/config/site';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

export function securityText(): string | null {
  const { email, url } = siteConfig();
  if (!email) return null;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${url}${fileRoutes.securityText()}`,
  ];
  return `${lines.join('\n')}\n`;
}
