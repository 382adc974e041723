import fs from 'node:fs';
import path from 'node:path';
import * as zodMini from 'zod/mini';
import { expect, it } from 'vitest';
import onlyWhatIsUsed, { USED } from './zod-mini.mjs';

const SOURCE = /(?<!\.test)\.tsx?$/;

it("leaves a browser's bundle what the sources use of zod/mini", () => {
  const sources = ['app', 'components', 'hooks', 'lib'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  const names = sources
    .filter((source) => source.includes("import * as z from 'zod/mini'"))
    .flatMap((source) => [...source.matchAll(/\bz\.([a-zA-Z]+)\b(?!<)/g)].map(([, name = '']) => name));
  const used = new Set(names.filter((name) => name in zodMini && !name.startsWith('ZodMini')));
  expect(USED.split(' ').toSorted()).toEqual([...used].toSorted());
});

it('is one module that exports those', async () => {
  const code = await onlyWhatIsUsed();
  const { string, object, safeParse, ...others } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys({ string, object, safeParse, ...others }).toSorted()).toEqual(USED.split(' ').toSorted());
  expect(safeParse(object({ name: string() }), { name: 'x' })).toEqual({ success: true, data: { name: 'x' } });
});
