const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the character references of an attribute or a title. */
const unescape = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

/** Metadata in the head of a page as it was served. */
export function tags(html: string) {
  const meta: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<meta\s[^>]*>/g)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property');
    if (name) meta[name] = attribute(tag, 'content') ?? '';
  }
  const canonical = [...html.matchAll(/<link\s[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes('rel="canonical"'));
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta,
    canonical: canonical && attribute(canonical, 'href'),
  };
}

/** The JSON-LD items of a page. */
export function structuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    if (Array.isArray(data)) return data;
    const graph: unknown = typeof data === 'object' && data !== null && '@graph' in data ? data['@graph'] : undefined;
    return Array.isArray(graph) ? graph : [data];
  });
}

/** The names and addresses of a page's BreadcrumbList, from the home page on. */
export function breadcrumbs(html: string) {
  const list = structuredData(html).find(
    (item): item is { itemListElement: { name: string; item: string }[] } =>
      typeof item === 'object' && item !== null && '@type' in item && item['@type'] === 'BreadcrumbList',
  );
  return list?.itemListElement.map(({ name, item }) => [name, item]);
}
