import { createClient, defineScript, RESP_TYPES } from '@redis/client';

/** All keys begin so; another site uses another database of the same Redis. */
export const PREFIX = 'pages:';
export const TAG_PREFIX = `${PREFIX}tagged:`;
/** The tags of pages that releases before this format have kept; they go when their tag is revalidated. */
export const OLD_TAG_PREFIX = `${PREFIX}tag:`;
export const REVALIDATIONS = `${PREFIX}revalidations`;

/** A store that takes longer is as good as gone; short enough for those who wait for it meanwhile. */
const COMMAND_TIMEOUT_MS = 2_000;
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * A page counts as long as each of its tags lists it: where Redis evicted one of them to make room, the page is lost
 * rather than its revalidation.
 */
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

interface PageToWrite {
  /** A JSON array. */
  tags: string;
  entry: Buffer;
  ttlSeconds: number;
}

/**
 * Keeps a page and lists it with its tags; ends its lock. At once, as is a revalidation. A tag is a
 * sorted set of pages by the time (s) at which they expire: those of the past go when it gets another one.
 */
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
    redis.call('UNLINK', KEYS[2])
    return 1`,
  NUMBER_OF_KEYS: 2,
  IS_READ_ONLY: false,
  parseCommand: (parser, page: string, lock: string, { tags, entry, ttlSeconds }: PageToWrite) => {
    parser.pushKeys([page, lock]);
    parser.push(TAG_PREFIX, tags, entry, String(ttlSeconds));
  },
  transformReply: (reply: unknown) => reply,
});

/** Redis, with Buffers for texts. It reconnects by itself, and reports every failure as an `error` event. */
export const createPageClient = (url: string) =>
  createClient({
    url,
    scripts: { readPage: READ_PAGE, writePage: WRITE_PAGE },
    // Without a connection commands fail at once.
    disableOfflineQueue: true,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: {
      connectTimeout: SOCKET_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY_MS) + Math.random() * 100,
    },
  });

/** @throws when a command takes too long, or what it throws */
export async function inTime<T>(command: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${COMMAND_TIMEOUT_MS} ms`)), COMMAND_TIMEOUT_MS);
  });
  return Promise.race([command, late]).finally(() => clearTimeout(timer));
}
