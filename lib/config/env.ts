/** The only reader of `process.env`. Everything is read on use, so that one build runs against any API. */
import * as z from 'zod/mini';

const setting = (fallback: string) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => value?.trim() || fallback),
  );
const matching = (fallback: string, isValid: (value: string) => boolean, error: string) =>
  z.pipe(setting(fallback), z.string().check(z.refine(isValid, { error })));

const isOrigin = (value: string) => /^https?:\/\/[^/?#@\\\s]+\/*$/.test(value) && URL.canParse(value);
const withoutSlashes = (value: string) => value.replace(/(?<!\/)\/+$/, '');
const origin = (fallback: string) =>
  z.pipe(
    matching(fallback, isOrigin, 'must be an origin such as https://api.example.com, without a path'),
    z.transform(withoutSlashes),
  );
const origins = () =>
  z.pipe(
    matching(
      '',
      (value) => value === '' || value.split(/\s+/).every(isOrigin),
      'must be origins such as https://img.example.com with spaces between them, or empty',
    ),
    z.transform((value) => value.split(/\s+/).filter(Boolean).map(withoutSlashes)),
  );
const link = () =>
  matching('', (value) => value === '' || /^https?:\/\/\S+$/.test(value), 'must be an http(s) link or empty');
const integer = (fallback: number, min: number, max: number) =>
  z.pipe(
    matching(
      String(fallback),
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    ),
    z.transform(Number),
  );
const toggle = (fallback: '0' | '1' = '0') =>
  z.pipe(
    matching(fallback, (value) => value === '0' || value === '1', 'must be 0 or 1'),
    z.transform((value) => value === '1'),
  );

/** Created on use: in a browser, which never uses it, it would only cost time. */
const makeEnvSchema = () =>
  z.object({
    API_ORIGIN: origin('http://127.0.0.1:4000'),
    UPLOAD_ORIGIN: origin('http://127.0.0.1:4000'),
    PICTURE_ORIGINS: origins(),
    SITE_URL: origin('http://127.0.0.1:3000'),
    SITE_ALIASES: origins(),
    SITE_NAME: setting('GimiShare'),
    MIND_MAP_URL: link(),
    SITE_VERSION: setting('1.0.0'),
    SITE_RECORD_NO: setting(''),
    SITE_COPYRIGHT: setting(''),
    SITE_EMAIL: setting(''),
    GITEE_CLIENT_ID: setting(''),
    GITHUB_CLIENT_ID: setting(''),
    GITEE_AUTHORISE_URL: link(),
    GITHUB_AUTHORISE_URL: link(),
    PORT: integer(3000, 1, 65_535),
    BIND_ADDRESS: setting('0.0.0.0'),
    PAGE_CACHE_DIR: setting('.cache/pages'),
    PAGE_CACHE_MB: integer(512, 1, 1_000_000),
    REDIS_URL: matching(
      '',
      (value) => value === '' || (/^rediss?:\/\/\S+$/.test(value) && URL.canParse(value)),
      'must be a redis(s) link or empty',
    ),
    MICRO_CACHE_MB: integer(64, 0, 100_000),
    PUBLIC_HEALTH: toggle(),
    MAX_SOCKETS: integer(10_000, 1, 1_000_000),
    MAX_SOCKETS_PER_ADDRESS: integer(200, 1, 1_000_000),
    TRUST_PROXY: toggle(),
    METRICS: toggle('1'),
    VITALS_PERCENT: integer(0, 0, 100),
    LOG_FORMAT: matching('text', (value) => value === 'text' || value === 'json', 'must be text or json'),
    OTEL_EXPORTER_OTLP_ENDPOINT: link(),
  });

export type Env = z.output<ReturnType<typeof makeEnvSchema>>;

let cached: Env | undefined;

/** The checked environment. @throws an Error that names every wrong variable, for the operator */
export function env(): Env {
  if (cached) return cached;
  const parsed = z.safeParse(makeEnvSchema(), process.env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new Error(`The environment is not usable (see .env.example):\n${lines.join('\n')}`);
  }
  cached = parsed.data;
  return cached;
}

export function environmentWarnings(): string[] {
  return process.env.SITE_URL?.trim()
    ? []
    : [`SITE_URL is not set: canonical links, syndication and sitemaps will say ${env().SITE_URL}.`];
}

/** True while `next build` prerenders with the builder's environment, which no visitor may see. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
