import { send } from './control';
import { byId, report, sentenceOf } from './element';

/** Puts back what a file holds. */
async function load(file: File, changed: () => void): Promise<void> {
  const output = byId('load-output', HTMLElement);
  try {
    await send('PUT', '/snapshot', JSON.parse(await file.text()));
    report(output, `已载入 ${file.name}`);
    changed();
  } catch (error) {
    const why = error instanceof SyntaxError ? '不是 JSON 文件' : sentenceOf(error);
    report(output, `未载入，一切照旧：${why}`, true);
  }
}

export function startStateFile(changed: () => void): void {
  const input = byId('state-file', HTMLInputElement);
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    void load(file, changed).finally(() => {
      // The same file can be chosen again.
      input.value = '';
    });
  });
}
