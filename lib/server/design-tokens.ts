import fs from 'node:fs';
import path from 'node:path';

let tokens: ReadonlyMap<string, string> | undefined;

function readTokens(): ReadonlyMap<string, string> {
  const css = fs.readFileSync(path.join(process.cwd(), 'styles', 'tokens.css'), 'utf8');
  const light = css.split('@media screen', 1)[0] ?? '';
  return new Map(
    [...light.matchAll(/(?<![\w-])--([\w-]+):([^;]+);/g)].map((match) => [match[1] ?? '', match[2]?.trim() ?? '']),
  );
}

/** The light value of a token such as `color-accent`, for places without style sheets. @throws for an unknown token */
export function designToken(name: string): string {
  tokens ??= readTokens();
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`styles/tokens.css has no --${name}.`);
  return value;
}
