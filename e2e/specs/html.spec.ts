import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';

/** No dependency of the project, as its installation loads a Java where there is none: see docs/test.md. */
const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
const MAX_BUFFER = 2 ** 26;

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

test('the HTML checker of the W3C finds nothing on one page of each kind', async ({ request }, info) => {
  test.skip(!existsSync(CHECKER), 'The checker is not installed (docs/test.md)');
  test.skip(spawnSync('java', ['-version']).status !== 0, 'The checker needs Java, which is not installed');
  test.setTimeout(180_000);
  const files: string[] = [];
  for (const [kind, address] of Object.entries(pageKinds)) {
    const file = info.outputPath(`${kind.replaceAll(' ', '-')}.html`);
    await writeFile(file, await (await request.get(address)).text());
    files.push(file);
  }
  const options = ['-jar', CHECKER, '--exit-zero-always', '--errors-only', '--stdout', '--format', 'json'];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], { maxBuffer: MAX_BUFFER });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const found = messages.map(({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
  expect(found).toEqual([]);
});
