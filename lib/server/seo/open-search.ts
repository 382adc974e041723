import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { xml, xmlDocument } from '@/lib/utils/xml';
import { searchTemplate } from './search-template';

const SHORT_NAME_LENGTH = 16;

export function openSearchDocument(): string {
  const { name, url } = siteConfig();
  return xmlDocument(xml`
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>${[...name].slice(0, SHORT_NAME_LENGTH).join('')}</ShortName>
      <LongName>${`${name} 搜索`}</LongName>
      <Description>${SITE_DESCRIPTION}</Description>
      <Language>zh-CN</Language>
      <InputEncoding>UTF-8</InputEncoding>
      <OutputEncoding>UTF-8</OutputEncoding>
      <Image width="32" height="32" type="image/x-icon">${`${url}/favicon.ico`}</Image>
      <Url type="text/html" method="get" template="${searchTemplate('searchTerms')}"/>
      <Url type="application/opensearchdescription+xml" rel="self" template="${`${url}${fileRoutes.openSearch()}`}"/>
    </OpenSearchDescription>`);
}
