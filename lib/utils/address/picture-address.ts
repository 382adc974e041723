import { namesApi, namesCostlyFile, namesLogin } from './foreign-address';

const DATA_PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/** No image service signs longer addresses. */
const MAX_ADDRESS = 4_096;

const hostOf = (url: URL) => url.host.replace(/\.(?=$|:)/, '');
let site = { url: '', host: '' };
/** The host is remembered, because a list may have ten thousand pictures. */
function hostOfSite(siteUrl: string): string {
  if (site.url !== siteUrl) site = { url: siteUrl, host: hostOf(new URL(siteUrl)) };
  return site.host;
}

/** A safe picture address, or ''. Browsers request it unasked: it names no API, no login, and no query or costly file of this site. */
export function pictureAddress(address: string, siteUrl: string): string {
  const text = address.trim();
  if (DATA_PICTURE.test(text)) return text;
  if (text === '' || text.length > MAX_ADDRESS) return '';
  const absolute = URL.canParse(text) ? new URL(text) : null;
  if (!absolute && !URL.canParse(text, siteUrl)) return '';
  const url = absolute ?? new URL(text, siteUrl);
  if (!/^https?:$/.test(url.protocol) || namesApi(url) || namesLogin(url)) return '';
  const isOwn = hostOf(url) === hostOfSite(siteUrl);
  if (isOwn && namesCostlyFile(url)) return '';
  if (isOwn) {
    url.search = '';
    url.hash = '';
  }
  return isOwn && !absolute ? url.pathname.replace(/^\/{2,}/, '/') : url.href;
}
