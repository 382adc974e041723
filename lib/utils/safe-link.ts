import { namesApi } from './foreign-address';

/** An http(s) address as given by others that is no call of the API, or null for anything else. */
export function safeLink(value: string): URL | null {
  if (!URL.canParse(value.trim())) return null;
  const url = new URL(value.trim());
  return (url.protocol === 'https:' || url.protocol === 'http:') && !namesApi(url) ? url : null;
}

const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** As `safeLink`; to a host that was written without a scheme, such as `www.example.com/a`, https is added. */
export const siteLink = (value: string): URL | null =>
  safeLink(value) ?? (BARE_HOST.test(value.trim()) ? safeLink(`https://${value.trim()}`) : null);
