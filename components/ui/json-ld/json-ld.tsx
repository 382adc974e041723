import { handOverHtml } from '@/lib/html/handoff';
import { fingerprint } from '@/lib/utils/fingerprint';
import { JsonLdScript } from './json-ld-script';

interface JsonLdProps {
  data: object | readonly object[];
}

/** Characters that could end the script element or that older parsers take for line ends. */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Structured data for search engines. React writes a script's text unescaped, so the JSON itself holds
 * no character that means something in html. It is handed to the script past React's props, which would
 * repeat it in the page.
 */
export function JsonLd({ data }: JsonLdProps) {
  const document = Array.isArray(data) ? { '@graph': data } : data;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...document }).replace(UNSAFE, escaped);
  const key = fingerprint(json);
  handOverHtml(key, 'json-ld', json);
  return <JsonLdScript contentKey={key} />;
}
