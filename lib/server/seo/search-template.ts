import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';

/** Address of the search with `{variable}` for the words. */
export function searchTemplate(variable: string): string {
  const url = new URL(routes.search({ value: 'words' }), siteConfig().url);
  return url.href.replace('words', `{${variable}}`);
}
