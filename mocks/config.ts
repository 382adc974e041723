import { existsSync } from 'node:fs';
import path from 'node:path';

/** The settings of the contract API, read from its environment. */
export interface MockConfig {
  port: number;
  host: string;
  origin: string;
  /** Articles in total; generated ones fill what the hand-written ones leave. */
  articles: number;
  /** Members in total; generated ones fill what the hand-written ones leave. */
  users: number;
  /** Comments below generated articles in total, roughly; 0: a few below each. */
  comments: number;
  shares: number;
  tools: number;
  messages: number;
  /** Origin of the site, whose pages are printed for exported files; null makes plain text. */
  siteUrl: string | null;
  /** The browser that prints them. */
  chromium: string | null;
  /** Folder whose .md files are served as published articles. */
  articlesDir: string | null;
  /** JSON bodies of more bytes are refused with 413. */
  bodyLimit: number;
}

/** Room for the longest articles; an earlier release of the API refused more than about 100 kB. */
const BODY_LIMIT = 4_194_304;

const whole = (name: string, value: string | undefined, fallback: number, max: number): number => {
  if (!value?.trim()) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${value}"`);
  }
  return number;
};

const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** @throws an Error that names the wrong variable, for the operator */
function readMockConfig(vars: NodeJS.ProcessEnv): MockConfig {
  const port = whole('MOCK_PORT', vars.MOCK_PORT, 4000, 65_535);
  const folder = vars.MOCK_ARTICLES_DIR?.trim();
  return {
    port,
    host: vars.MOCK_HOST?.trim() || '127.0.0.1',
    origin: vars.MOCK_ORIGIN?.trim().replace(/\/+$/, '') || `http://127.0.0.1:${port}`,
    articles: whole('MOCK_ARTICLES', vars.MOCK_ARTICLES, 0, 1_000_000),
    users: whole('MOCK_USERS', vars.MOCK_USERS, 0, 1_000_000),
    comments: whole('MOCK_COMMENTS', vars.MOCK_COMMENTS, 0, 10_000_000),
    shares: whole('MOCK_SHARES', vars.MOCK_SHARES, 0, 100_000),
    tools: whole('MOCK_TOOLS', vars.MOCK_TOOLS, 0, 2_500),
    messages: whole('MOCK_MESSAGES', vars.MOCK_MESSAGES, 0, 100_000),
    siteUrl: vars.MOCK_SITE_URL?.trim().replace(/\/+$/, '') || null,
    chromium: CHROMIUM.find((file) => file !== undefined && existsSync(file)) ?? null,
    articlesDir: folder ? path.resolve(folder) : null,
    bodyLimit: whole('MOCK_BODY_LIMIT', vars.MOCK_BODY_LIMIT, BODY_LIMIT, 1_000_000_000),
  };
}

/** The only reading of the process's environment in this folder. */
export const mockConfig: MockConfig = readMockConfig(process.env);
