/**
 * Loader of the bundler for zod/mini in browsers (next.config.ts). Of a package whose modules are in use in several places
 * Turbopack keeps what is never called: this is 12 instead of 20 kB compressed.
 */
import { build } from 'esbuild';

/** The functions that the site's schemas call. */
export const USED =
  'NEVER array boolean catch enum extend instanceof literal looseObject maxLength minLength nullable number ' +
  'object optional overwrite pipe prettifyError record refine regex safeParse startsWith string transform trim ' +
  'tuple union unknown';

export default async function onlyWhatIsUsed() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${USED.replaceAll(' ', ', ')} } from 'zod/v4/mini';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
