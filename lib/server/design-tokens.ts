import fs from 'node:fs';
import path from 'node:path';

let tokens: ReadonlyMap<string, string> | undefined;

/** The light theme's tokens; the file's first block, before the dark theme overrides them. */
function readTokens(): ReadonlyMap<string, string> {
  const css = fs.readFileSync(path.join(process.cwd(), 'styles', 'tokens.css'), 'utf8');
  const light = css.split('@media screen', 1)[0] ?? '';
  return new Map(
    [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2]?.trim() ?? '']),
  );
}

/**
 * A design token's light value, for what is drawn where no style sheet reaches: pictures, the manifest.
 * @param name without the leading dashes, such as `color-accent`
 * @throws when there is no such token
 */
export function designToken(name: string): string {
  tokens ??= readTokens();
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`styles/tokens.css has no --${name}.`);
  return value;
}
