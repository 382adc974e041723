import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTROL_PREFIX } from '@/mocks/control/answers';

const ROOT = path.join(import.meta.dirname, '../..');
const ROOM = `${CONTROL_PREFIX}/room`;

/** Nothing but what this server sends; a form may lead to the site, which is on this machine, too. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' http://127.0.0.1:* http://localhost:* https://127.0.0.1:* https://localhost:*",
].join('; ');

let script: Promise<string> | undefined;

/** The page's modules as one, compiled when it is opened for the first time. */
async function compileScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'browser/room.ts')],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The files of sections/, in the order of the navigation. */
const SECTIONS = ['accounts', 'faults', 'pushes', 'moderation', 'codes', 'planting', 'requests', 'tables', 'state'];

async function page(): Promise<string> {
  const [frame = '', ...sections] = await Promise.all(
    ['index', ...SECTIONS.map((name) => `sections/${name}`)].map((name) =>
      readFile(path.join(import.meta.dirname, `${name}.html`), 'utf8'),
    ),
  );
  return frame.replace('<!-- sections/*.html -->', () => sections.join('\n'));
}

const text = (file: string) => () => readFile(path.join(ROOT, file), 'utf8');

const FILES: Record<string, [type: string, read: () => Promise<string>]> = {
  '/': ['text/html', page],
  [`${ROOM}/room.js`]: ['text/javascript', () => (script ??= compileScript())],
  [`${ROOM}/room.css`]: ['text/css', text('mocks/control-room/room.css')],
  [`${ROOM}/parts.css`]: ['text/css', text('mocks/control-room/parts.css')],
  [`${ROOM}/rows.css`]: ['text/css', text('mocks/control-room/rows.css')],
  [`${ROOM}/tokens.css`]: ['text/css', text('styles/tokens.css')],
  [`${ROOM}/icon.svg`]: ['image/svg+xml', text('public/icon.svg')],
};

/** The page of the control room and what belongs to it; null for any other address. */
export async function roomFile({ method, url }: Request): Promise<Response | null> {
  const [type, read] = (method === 'GET' && FILES[new URL(url).pathname]) || [];
  if (!type || !read) return null;
  return new Response(await read(), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  });
}
