import { format, resolveConfig } from 'prettier';
import { openApiDocument } from './document';

export const OPENAPI_FILE = 'docs/openapi.json';

/** The description as the file has it. */
export async function formattedDocument(): Promise<string> {
  const options = await resolveConfig(OPENAPI_FILE);
  return format(JSON.stringify(await openApiDocument()), { ...options, filepath: OPENAPI_FILE });
}
