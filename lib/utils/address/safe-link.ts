import { namesApi } from './foreign-address';

/** An untrusted http(s) address that is no API call, or null. */
export function safeLink(value: string): URL | null {
  if (!URL.canParse(value.trim())) return null;
  const url = new URL(value.trim());
  return (url.protocol === 'https:' || url.protocol === 'http:') && !namesApi(url) ? url : null;
}

/** Names within one network, such as `http://nas/`, mean nothing to the other readers; an empty label is a slip. */
const PUBLIC_HOST = /^(?:localhost|\[.+\]|(?:[^.]+\.)+[^.]+\.?)$/;

/** An address that a member typed, for others to follow: http(s), with a host that can exist for them, or null. */
export function typedLink(value: string): URL | null {
  const link = safeLink(value);
  return link && PUBLIC_HOST.test(link.hostname) ? link : null;
}

const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** Like `safeLink`, adding https to an address without a scheme. */
export const siteLink = (value: string): URL | null =>
  safeLink(value) ?? (BARE_HOST.test(value.trim()) ? safeLink(`https://${value.trim()}`) : null);
