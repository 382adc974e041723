/** `npm run openapi`: writes docs/openapi.json from the client's schemas and the contract API's parameters. */
import fs from 'node:fs';
import { formattedDocument, OPENAPI_FILE } from './formatted-document';

fs.writeFileSync(OPENAPI_FILE, await formattedDocument());
