import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

export function searchTemplate(variable: string): string {
  const url = new URL(routes.search({ value: 'words' }), siteConfig().url);
  return url.href.replace('words', `{${variable}}`);
}
