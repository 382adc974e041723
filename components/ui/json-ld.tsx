interface JsonLdProps {
  data: object | readonly object[];
}

/** Characters that could end the script, or that older parsers take for line ends. */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Structured data. React does not escape scripts, so the JSON itself escapes html's characters. */
export function JsonLd({ data }: JsonLdProps) {
  if (Array.isArray(data) && data.length === 0) return null;
  const document = Array.isArray(data) ? { '@graph': data } : data;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...document }).replace(UNSAFE, escaped);
  return <script type="application/ld+json">{json}</script>;
}
