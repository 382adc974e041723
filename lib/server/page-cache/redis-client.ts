import { createClient, defineScript, RESP_TYPES } from '@redis/client';

/** All keys begin so; another site uses another database of the same Redis. */
export const PREFIX = 'pages:';
export const TAG_PREFIX = `${PREFIX}tag:`;

/** A store that takes longer is as good as gone; short enough for those who wait for it meanwhile. */
const COMMAND_TIMEOUT_MS = 2_000;
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * A page counts as long as the set of each of its tags lists it: where Redis evicted one of them to make room, the page
 * is lost rather than its revalidation.
 */
const READ_PAGE = defineScript({
  SCRIPT: `
    local page = redis.call('HMGET', KEYS[1], 'tags', 'entry')
    if not page[1] or not page[2] then return false end
    for _, tag in ipairs(cjson.decode(page[1])) do
      if redis.call('SISMEMBER', ARGV[1] .. tag, KEYS[1]) == 0 then
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

/** Redis, with Buffers for texts. It reconnects by itself, and reports every failure as an `error` event. */
export const createPageClient = (url: string) =>
  createClient({
    url,
    scripts: { readPage: READ_PAGE },
    // Whoever asks while there is no connection goes on without.
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
