import fs from 'node:fs';
import path from 'node:path';

const ROOT = 'app/(site)';

/** The addresses of the pages within the site's frame as their folders spell them, such as `/tutorial/[id]`. */
export const sitePages = (): string[] =>
  fs
    .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    // The selections of a query lie below `~`.
    .filter((segments) => !segments.includes('~'))
    .map((segments) => `/${segments.filter((segment) => segment !== '.' && !/^\(.*\)$/.test(segment)).join('/')}`);
