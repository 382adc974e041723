import { createClient, defineScript, RESP_TYPES } from '@redis/client';

/** Key prefix; other sites use another database of the Redis. */
export const PREFIX = 'pages:';
export const TAG_PREFIX = `${PREFIX}tagged:`;
/** Tags of an earlier format, removed on revalidation. */
export const OLD_TAG_PREFIX = `${PREFIX}tag:`;
export const REVALIDATIONS = `${PREFIX}revalidations`;

/** A slower Redis counts as down. */
const COMMAND_TIMEOUT_MS = 2_000;
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/** A page is valid while all its tags list it: evicting a tag loses the page rather than its revalidation. */
const READ_PAGE = defineScript({
  SCRIPT: `
    local page = redis.call('HMGET', KEYS[1], 'tags', 'entry')
    if not page[1] or not page[2] then return false end
    for _, tag in ipairs(cjson.decode(page[1])) do
      if not redis.call('ZSCORE', ARGV[1] .. tag, KEYS[1]) then
        redis.call('UNLINK', KEYS[1])
        return false
      end
    end
    return page[2]`,
  NUMBER_OF_KEYS: 1,
  IS_READ_ONLY: false,
  parseCommand: (parser, key: string) => {
    parser.pushKey(key);
    parser.push(TAG_PREFIX);
  },
  transformReply: (reply: unknown) => reply,
});

/** Ends a lock of this instance; one that has expired may be another's by now. */
const UNLOCK_PAGE = defineScript({
  SCRIPT: `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('UNLINK', KEYS[1]) or 0`,
  NUMBER_OF_KEYS: 1,
  IS_READ_ONLY: false,
  parseCommand: (parser, lock: string, holder: string) => {
    parser.pushKey(lock);
    parser.push(holder);
  },
  transformReply: (reply: unknown) => reply,
});

interface PageToWrite {
  tags: string;
  entry: Buffer;
  ttlSeconds: number;
}

/** Atomic. A tag is a sorted set of pages by the second of their expiry; expired ones go with the next write. */
const WRITE_PAGE = defineScript({
  SCRIPT: `
    local tags = cjson.decode(ARGV[2])
    redis.call('HSET', KEYS[1], 'tags', ARGV[2], 'entry', ARGV[3])
    redis.call('EXPIRE', KEYS[1], ARGV[4])
    local now = tonumber(redis.call('TIME')[1])
    for _, tag in ipairs(tags) do
      redis.call('ZREMRANGEBYSCORE', ARGV[1] .. tag, '-inf', now)
      redis.call('ZADD', ARGV[1] .. tag, now + ARGV[4], KEYS[1])
      redis.call('EXPIRE', ARGV[1] .. tag, ARGV[4])
    end
    return 1`,
  NUMBER_OF_KEYS: 1,
  IS_READ_ONLY: false,
  parseCommand: (parser, page: string, { tags, entry, ttlSeconds }: PageToWrite) => {
    parser.pushKey(page);
    parser.push(TAG_PREFIX, tags, entry, String(ttlSeconds));
  },
  transformReply: (reply: unknown) => reply,
});

export const createPageClient = (url: string) =>
  createClient({
    url,
    scripts: { readPage: READ_PAGE, writePage: WRITE_PAGE, unlockPage: UNLOCK_PAGE },
    // Without a connection commands fail at once.
    disableOfflineQueue: true,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: {
      connectTimeout: SOCKET_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY_MS) + Math.random() * 100,
    },
  });

/** @throws on a timeout, or what the command throws */
export async function inTime<T>(command: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${COMMAND_TIMEOUT_MS} ms`)), COMMAND_TIMEOUT_MS);
  });
  return Promise.race([command, late]).finally(() => clearTimeout(timer));
}

export function parsedTags(json: string): string[] {
  try {
    const tags: unknown = JSON.parse(json);
    return Array.isArray(tags) ? tags.map(String) : [];
  } catch {
    return [];
  }
}
