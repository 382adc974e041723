import type { Article } from '@/mocks/db/tables';
import { latestOnly, readRows, send } from './control';
import { byId, element, report, reportFailure, showRows, timeText } from './element';
import { nameOf } from './members';

const STATUSES: Record<string, string> = { '1': '待审核', '2': '已发布', '3': '未通过' };
/** Decisions about an article, by the status that it gets. */
const VERDICTS: readonly (readonly [status: string, verb: string])[] = [
  ['2', '通过'],
  ['3', '驳回'],
  ['1', '退回待审'],
];
const SHOWN = 100;

const status = byId('moderation-status', HTMLSelectElement);
const search = byId('moderation-search', HTMLInputElement);

async function decide({ id, articleTitle }: Article, [wanted, verb]: readonly [string, string]): Promise<void> {
  const output = byId('moderation-output', HTMLElement);
  try {
    await send('POST', `/articles/${id}/status`, { status: wanted });
    report(output, `《${articleTitle}》：${verb}`);
  } catch (error) {
    reportFailure(output, error);
  }
  await showArticles();
}

function rowOf(article: Article): HTMLElement {
  const { articleTitle, userId, createTime, status: now } = article;
  const buttons = VERDICTS.filter(([wanted]) => wanted !== now).map((verdict) => {
    const button = element('button', { type: 'button', className: 'button', textContent: verdict[1] });
    button.ariaLabel = `${verdict[1]}《${articleTitle}》`;
    button.addEventListener('click', () => void decide(article, verdict));
    return button;
  });
  return element(
    'li',
    { className: 'row' },
    element(
      'span',
      { className: 'what' },
      element('b', { textContent: articleTitle || '（无标题）' }),
      element('span', { className: 'chip', textContent: STATUSES[now] ?? `状态 ${now}` }),
      element('span', { className: 'meta', textContent: `${nameOf(userId)} · ${timeText(createTime)}` }),
    ),
    element('span', { className: 'buttons' }, ...buttons),
  );
}

let shown = '';
const ask = latestOnly();

export async function showArticles(): Promise<void> {
  const isLatest = ask();
  const { rows, total } = await readRows<Article>('articles', {
    status: status.value,
    search: search.value.trim(),
    limit: SHOWN,
  });
  if (!isLatest()) return;
  const now = JSON.stringify([total, rows.map(({ id, articleTitle, status }) => [id, articleTitle, status])]);
  if (now === shown) return;
  shown = now;
  showRows(byId('moderation-list', HTMLElement), rows.map(rowOf), '没有这样的文章');
  byId('moderation-total', HTMLElement).textContent =
    total > rows.length ? `共 ${total} 篇，显示前 ${rows.length} 篇` : `共 ${total} 篇`;
}

export function startModeration(): void {
  for (const field of [status, search]) {
    field.addEventListener('input', () => void showArticles().catch(() => undefined));
  }
}
