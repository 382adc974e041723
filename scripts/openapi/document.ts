import * as z from 'zod/mini';
import { isWrite } from '@/e2e/is-write';
import { API_PREFIX, TOKEN_HEADER, UPLOAD_PATH } from '@/lib/config/api';
import { definedCalls } from '@/mocks/handlers/call';
import '@/mocks/handlers';
import { describedCalls, type DescribedCall } from './described-calls';
import { inputSchema, type JsonSchema } from './input-schema';

const REFERENCE = { refusal: '#/components/schemas/Refusal', page: '#/components/responses/Page' };

const json = (schema: object) => ({ 'application/json': { schema } });
const html = { 'text/html': { schema: { type: 'string' } } };
const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

const COMPONENTS = {
  securitySchemes: { [TOKEN_HEADER]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
  schemas: {
    Refusal: {
      description: 'A business failure; the message is for the user.',
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { const: '-1' }, data: { type: 'null' }, message: { type: 'string' } },
    },
    Unauthorised: {
      description: 'No valid session (missing, malformed or expired token), or another’s row.',
      type: 'object',
      required: ['code'],
      properties: { code: { const: '9999' }, message: { type: ['string', 'null'] } },
    },
  },
  responses: {
    Unauthorised: {
      description: 'No valid session, or not the owner.',
      content: json({ $ref: '#/components/schemas/Unauthorised' }),
    },
    Page: {
      description:
        'An HTML page without an envelope: an unknown call (404, 405), malformed JSON (400), too large a body (413), a crash.',
      content: html,
    },
  },
};

/** The data of a success: anything, null as a rule, where the site reads none. */
function dataSchema(answers: DescribedCall['answers']): JsonSchema {
  const schemas = answers.map(inputSchema);
  return schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? {});
}

function answersOf({ answers, check }: DescribedCall) {
  const success = {
    type: 'object',
    required: ['code'],
    properties: { code: { const: '0' }, data: dataSchema(answers), message: { type: ['string', 'null'] } },
  };
  const refusal = { $ref: REFERENCE.refusal };
  const content = check.isFile
    ? { 'application/octet-stream': { schema: FILE }, ...json(refusal) }
    : json({ oneOf: [success, refusal] });
  const unauthorised = { $ref: '#/components/responses/Unauthorised' };
  return {
    200: { description: check.isFile ? 'The file as an attachment, or a refusal.' : 'The envelope.', content },
    401: unauthorised,
    403: unauthorised,
    default: { $ref: REFERENCE.page },
  };
}

/** Parameters as they are sent; of a digit that may be a number, too, its values. */
function paramsSchema(params: z.ZodMiniType): JsonSchema {
  const options = {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, FILE);
    },
  } as const;
  const {
    $schema: _,
    '~standard': _standard,
    ...sent
  }: JsonSchema = { ...z.toJSONSchema(params, { ...options, io: 'input' }) } as JsonSchema;
  const { properties: checked = {} } = z.toJSONSchema(params, { ...options, io: 'output' }) as JsonSchema;
  const properties = Object.entries(sent.properties ?? {}).map(([name, schema]) => [
    name,
    checked[name]?.enum ? checked[name] : schema,
  ]);
  return { ...sent, properties: Object.fromEntries(properties) };
}

const isForm = ({ properties = {} }: JsonSchema): boolean => JSON.stringify(properties).includes(FILE.contentMediaType);

function inputOf({ params, paramsIn }: (typeof definedCalls)[number]) {
  const schema = paramsSchema(params);
  const names = Object.entries(schema.properties ?? {});
  if (paramsIn === 'query') {
    return names.length === 0
      ? {}
      : {
          parameters: names.map(([name, property]) => ({
            name,
            in: 'query',
            required: schema.required?.includes(name) ?? false,
            schema: property,
          })),
        };
  }
  const content = isForm(schema) ? { 'multipart/form-data': { schema } } : json(schema);
  return { requestBody: { required: true, content } };
}

const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Calls that change something although they are read, or asked by GET. */
function remarkOf(method: string, path: string, { counts, leaves }: DescribedCall['check']): string | undefined {
  if (counts) return `Each call counts ${counts}.`;
  if (leaves) return `It ${leaves}.`;
  return method === 'GET' && isWrite({ method, path })
    ? 'Changes state: never prefetch, repeat or link it.'
    : undefined;
}

const OPTIONAL_SESSION = [{}, { [TOKEN_HEADER]: [] }];
const SESSION = [{ [TOKEN_HEADER]: [] }];

/** The OpenAPI description of every call: parameters as the contract API checks them, answers as the client reads them. */
export async function openApiDocument() {
  const described = await describedCalls();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const defined of definedCalls.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const { method, path, needsSession } = defined;
    const call = described.get(`${method} ${path}`);
    if (!call) throw new Error(`No noun lists ${method} ${path}`);
    const description = remarkOf(method, path, call.check);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: operationId(method, path),
        tags: [call.noun],
        ...(description && { description }),
        security: needsSession ? SESSION : OPTIONAL_SESSION,
        ...inputOf(defined),
        responses: answersOf(call),
      },
    };
  }
  const upload = described.get(`POST ${UPLOAD_PATH}`);
  if (!upload) throw new Error('No noun lists the upload');
  const file = { type: 'object', required: ['file'], properties: { file: FILE } };
  paths[UPLOAD_PATH] = {
    servers: [{ url: '/', description: 'The image service' }],
    post: {
      operationId: operationId('POST', UPLOAD_PATH),
      tags: [upload.noun],
      security: [{}],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } },
      responses: answersOf(upload),
    },
  };
  return {
    openapi: '3.1.1',
    info: {
      title: 'GimiShare API',
      version: '1',
      description:
        'As the site expects it. Fields that are not required may be absent or null; unknown ones are ignored. Times are YYYY-MM-DD HH:mm:ss in China’s time. The live socket is not part of it. What is assumed: docs/api-assumptions.md.',
    },
    servers: [{ url: API_PREFIX }],
    paths,
    components: COMPONENTS,
  };
}
