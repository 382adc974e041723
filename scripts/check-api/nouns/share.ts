import {
  createShare,
  deleteShare,
  getLinkInfo,
  getShare,
  likeShare,
  listLikedShares,
  listShares,
} from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import { SHARE_MAX_LENGTH } from '@/lib/domain/share/share-limits';
import { isAlreadySo } from '@/lib/http/refusals';
import { parseApiTime } from '@/lib/utils/time';
import { asRow, dataOf, envelopeOf, inWords, rowsOf } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { Known, NounChecks } from '../noun';
import { pagingProbes } from '../paging';
import { UNKNOWN_ID } from '../unknown-id';

const MINUTES = 60_000;
const NEAR = 10 * MINUTES;
const share = ({ share }: Known) => need(share, 'share');
const blockIds: readonly string[] = SHARE_BLOCKS.map(({ id }) => id);

export const shareChecks: NounChecks = {
  noun: 'share',
  calls: {
    'GET /shares': {
      isNeeded: true,
      without: 'the share circle says that its list cannot be loaded',
      ask: async (known) => {
        const page = await listShares({ pageNo: 1, pageSize: 10 });
        known.share ??= page.list[0];
        return page;
      },
    },
    'GET /shares/info': {
      isNeeded: true,
      without: 'the page of a share says that it cannot be loaded',
      ask: (known) => getShare(share(known).id),
    },
    'GET /shares/agreecircles': {
      without: 'a tab of the profile says that it cannot be loaded',
      ask: (known) => listLikedShares(share(known).userId),
    },
    'GET /unit/linkinfo': {
      mayBeRefused: true,
      without: 'a reprint shows its address instead of a title',
      ask: () => getLinkInfo('https://example.com/'),
    },
    'POST /shares/createshare': { isWrite: true, isNeeded: true, without: 'nobody can share' },
    'GET /shares/agree': { isWrite: true, without: 'nobody can like a share' },
    'GET /shares/unagree': { isWrite: true, without: 'no like can be taken back' },
    'GET /shares/delete': { isWrite: true, without: 'shares cannot be deleted' },
  },
  probes: [
    {
      of: 'A13',
      says: 'block leaves the shares of its id',
      without: 'the blocks of the circle show the same list, or say that it cannot be loaded',
      change: 'lib/domain/share/api.ts, listShares',
      ask: async ({ send, known }) => {
        const block = share(known).block || blockIds[0] || '';
        const answer = await send({ path: '/shares', query: { pageNo: 1, pageSize: 20, block } });
        if (envelopeOf(answer)?.code === '-1') return `block is not known: ${inWords(answer)}`;
        const others = rowsOf(dataOf(answer)).filter((row) => row.block !== block);
        return others.length === 0 ? null : `block ${block} has rows of ${JSON.stringify(others[0]?.block)}`;
      },
    },
    {
      of: 'A13',
      says: 'every block of the rows is in the table',
      without: 'a share of an unknown block shows none',
      change: 'lib/domain/share/blocks.ts, SHARE_BLOCKS',
      ask: async ({ send }) => {
        const rows = rowsOf(dataOf(await send({ path: '/shares', query: { pageNo: 1, pageSize: 50 } })));
        if (rows.length === 0) throw new NothingToAsk('there are no shares');
        const blocks = new Set(rows.map(({ block }) => String(block ?? '')));
        const unknown = [...blocks].filter((block) => block !== '' && !blockIds.includes(block));
        if (unknown.length > 0) return `unknown blocks: ${unknown.join(', ')}`;
        return blocks.size === 1 && blocks.has('') ? 'no share has a block' : null;
      },
    },
    {
      of: 'known',
      says: 'userId leaves the shares of a user',
      without: 'a profile shows the shares of others',
      change: 'lib/domain/share/api.ts, listShares',
      ask: async ({ send, known }) => {
        const { userId } = share(known);
        const rows = rowsOf(dataOf(await send({ path: '/shares', query: { pageNo: 1, pageSize: 20, userId } })));
        return rows.every((row) => row.userId === userId) ? null : 'it has shares of others';
      },
    },
    ...pagingProbes('/shares'),
    {
      of: 'known',
      says: 'an unknown share is code 0 with data null',
      isNeeded: true,
      without: 'a deleted share shows a failure instead of "not found"',
      change: 'lib/domain/share/api.ts, getShare',
      ask: async ({ send }) => {
        const answer = await send({ path: '/shares/info', query: { circleId: UNKNOWN_ID } });
        const { code, data } = asRow(answer.body);
        return code === '0' && (data ?? null) === null ? null : `answers ${inWords(answer)}`;
      },
    },
  ],
  proofs: {
    noId: {
      of: 'known',
      says: 'creating a share tells no id',
      without: 'nothing: a list is read to find it, which could be spared',
      change: 'lib/query/write-once.ts',
    },
    repeated: {
      of: 'known',
      says: 'a repeated like is refused with a sentence that says so',
      without: 'the sentence is shown as a failure',
      change: 'lib/http/refusals.ts, ALREADY_SO',
    },
    gone: {
      of: 'known',
      says: 'deleting what is gone answers 9999',
      without: 'a row that is gone stays, with a message',
      change: 'hooks/lists/delete-unless-gone.ts',
    },
    found: {
      of: 'known',
      says: 'a created share is found in its author’s list',
      without: 'a share whose answer was lost is offered once more, and may be there twice',
      change: 'lib/query/write-once.ts',
    },
    zone: {
      of: 'known',
      says: 'times are China’s, whatever the zone of the host',
      without: 'everything looks hours older or newer than it is',
      change: 'lib/utils/time.ts',
    },
    crlf: {
      of: 'known',
      says: 'a line break of a form comes back as CRLF',
      without: 'nothing',
      change: 'lib/domain/share/share-text.ts',
    },
    twoCharacters: {
      of: 'known',
      says: 'a line break counts as two characters of the limit',
      without: 'a share that is said to be too long would be taken',
      change: 'lib/domain/share/share-text.ts',
    },
  },
  write: async (writer) => {
    const { mark, me, step, prove } = writer;
    const own = async () => {
      const { list } = await listShares({ pageNo: 1, pageSize: 20, userId: me.id });
      return list.filter(({ content }) => content.includes(mark));
    };
    writer.cleanUp('shares', async () => {
      for (const { id } of await own()) await deleteShare(id);
    });
    const publish = (content: string) => createShare({ content, block: blockIds[0] ?? '', images: [] });
    let told: unknown = null;
    await step('POST /shares/createshare', async () => {
      told = await publish(`${mark}\n第二行`);
    });
    prove('noId', told === null ? null : `data is ${Array.isArray(told) ? 'a list' : `of the type ${typeof told}`}`);
    const row = (await own())[0];
    prove('found', row ? null : 'it is not there');
    if (!row) return;
    const age = Math.abs(Date.now() - (parseApiTime(row.createTime) ?? 0));
    prove('zone', age < NEAR ? null : `a share of this minute is of ${row.createTime}`);
    prove('crlf', row.content.includes('\r\n') ? null : 'it does not');
    const full = `${mark}\n`.padEnd(SHARE_MAX_LENGTH, '满');
    const isCounted = await writer.refusalOf(() => publish(full));
    prove(
      'twoCharacters',
      isCounted ? null : `${SHARE_MAX_LENGTH} characters, of which one is a line break, were taken`,
    );
    writer.known.ownShareId = row.id;
    await step('GET /shares/agree', () => likeShare(row.id, me.id, true));
    const repeated = await writer.refusalOf(() => likeShare(row.id, me.id, true));
    prove('repeated', isAlreadySo(repeated) ? null : repeated ? `it says "${repeated.message}"` : 'it is taken');
    await step('GET /shares/unagree', () => likeShare(row.id, me.id, false));
    // Comments are written below it first.
    writer.atEnd('GET /shares/delete', async () => {
      await deleteShare(row.id);
      const gone = await writer.refusalOf(() => deleteShare(row.id));
      prove(
        'gone',
        gone?.kind === 'unauthorised' ? null : gone ? `it is refused with "${gone.message}"` : 'it is taken',
      );
    });
  },
};
