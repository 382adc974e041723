import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { element, xmlDocument } from '@/lib/utils/xml';
import { searchTemplate } from './search-template';

/** Longest name that the format allows. */
const SHORT_NAME_LENGTH = 16;

/** The descriptor by which browsers and tools search the site. */
export function openSearchDocument(): string {
  const { name, url } = siteConfig();
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      element('ShortName', {}, [...name].slice(0, SHORT_NAME_LENGTH).join('')),
      element('LongName', {}, `${name} 搜索`),
      element('Description', {}, SITE_DESCRIPTION),
      element('Language', {}, 'zh-CN'),
      element('InputEncoding', {}, 'UTF-8'),
      element('OutputEncoding', {}, 'UTF-8'),
      element('Image', { width: '32', height: '32', type: 'image/x-icon' }, `${url}/favicon.ico`),
      element('Url', { type: 'text/html', method: 'get', template: searchTemplate('searchTerms') }),
      element('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${url}${routes.openSearch()}`,
      }),
    ),
  );
}
