import { hrefOf, phoneHref, splitAddresses } from '@/lib/utils/address/address-text';
import { isEmail } from '@/lib/utils/address/email';
import { safeLink, siteLink } from '@/lib/utils/address/safe-link';

const PHONE_NAME = /电话|手机|联系|phone|mobile|tel/i;
/** A host without a scheme is an address where its field says so: Node.js and 3.8 are none. */
const SITE_NAME = /网站|网址|主页|博客|链接|作品|仓库|站点|知乎|掘金|领英|site|url|link|blog|homepage|portfolio|git/i;
/** 7 to 15 digits (ITU-T E.164), and how they are grouped. */
const PHONE = /^\+?\(?\d(?:[\s()（）.-]{0,3}\d){6,14}$/;
const NAMED = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]{3,24})$/i;

interface ValuePart {
  text: string;
  href?: string;
}

function wholeLink(fieldName: string, value: string): string | undefined {
  if (isEmail(value)) return hrefOf(value);
  if (NAMED.test(value)) return value;
  if (PHONE_NAME.test(fieldName) && PHONE.test(value)) return phoneHref(value);
  return (SITE_NAME.test(fieldName) ? siteLink(value) : safeLink(value))?.href;
}

/** A value of the basic information in parts: what is a web address, a mail address or a telephone number is a link. */
export function linkedParts(fieldName: string, fieldValue: string): ValuePart[] {
  const value = fieldValue.trim();
  const href = /\s/.test(value) && !PHONE.test(value) ? undefined : wholeLink(fieldName, value);
  if (href !== undefined) return [{ text: value, href }];
  return splitAddresses(value).map(({ text, href: found }) =>
    found === undefined || (/^http/i.test(found) && !safeLink(found)) ? { text } : { text, href: found },
  );
}
