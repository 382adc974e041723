import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { http, HttpResponse } from 'msw';

const DESCRIPTION = path.join(import.meta.dirname, '../../docs/openapi.json');

/** The description of the API, as `npm run openapi` has written it. */
export const openApiHandlers = [
  http.get(
    '*/openapi.json',
    async () =>
      new HttpResponse(await readFile(DESCRIPTION), {
        headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      }),
  ),
];
