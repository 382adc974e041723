import type { ReceivedRequest } from '@/mocks/control/requests';
import { latestOnly, read } from './control';
import { byId, element } from './element';
import { masked, maskedBody } from './mask';
import { nameOf } from './members';

const SHOWN = 200;
const CLOCK = new Intl.DateTimeFormat('zh-CN', { timeStyle: 'medium', hour12: false });

const list = byId('request-list', HTMLElement);
const filter = byId('request-filter', HTMLInputElement);
const pause = byId('request-pause', HTMLButtonElement);
const pictures = byId('request-pictures', HTMLInputElement);

const isPaused = () => pause.ariaPressed === 'true';

const addressOf = ({ path, query }: ReceivedRequest): string => {
  const text = new URLSearchParams(Object.entries(Object(masked(query)))).toString();
  return text === '' ? path : `${path}?${decodeURIComponent(text)}`;
};

const outcomeOf = ({ status }: ReceivedRequest): string =>
  status === null ? '等待中' : status === 0 ? '断开' : String(status);

/** Parts of a row that change once the call is answered. */
interface Row {
  details: HTMLDetailsElement;
  answer: (request: ReceivedRequest) => void;
}

function rowOf(request: ReceivedRequest): Row {
  const { method, time, userId, body } = request;
  const outcome = element('span', { className: 'outcome' });
  const duration = element('span', { className: 'duration' });
  const answered = element('pre', { tabIndex: 0 });
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('time', { dateTime: new Date(time).toISOString(), textContent: CLOCK.format(time) }),
      element('span', { className: `method ${method.toLowerCase()}`, textContent: method }),
      element('code', { textContent: addressOf(request) }),
      element('span', { className: 'meta', textContent: userId === null ? '访客' : nameOf(userId) }),
      outcome,
      duration,
    ),
    element('h3', { textContent: '请求' }),
    element('pre', { tabIndex: 0, textContent: body === '' ? '没有正文' : maskedBody(body) }),
    element('h3', { textContent: '回答' }),
    answered,
  );
  let latest = request;
  const showAnswer = () => {
    if (details.open) answered.textContent = latest.answer === null ? '没有文字' : maskedBody(latest.answer);
  };
  details.addEventListener('toggle', showAnswer);
  const answer = (now: ReceivedRequest) => {
    latest = now;
    showAnswer();
    const failed = now.status !== null && (now.status === 0 || now.status >= 400);
    outcome.textContent = outcomeOf(now);
    outcome.classList.toggle('failed', failed);
    duration.textContent = now.durationMs === null ? '' : `${now.durationMs} ms`;
  };
  return { details, answer };
}

const ask = latestOnly();
const rows = new Map<number, Row>();

/** Shows the latest calls, the latest first; rows that stand already stay, and with them what is open. */
export async function showRequests(): Promise<void> {
  if (isPaused()) return;
  const isLatest = ask();
  const query = new URLSearchParams({ search: filter.value.trim(), limit: String(SHOWN) });
  const received = await read<ReceivedRequest[]>(`/requests?${query}`);
  if (!isLatest()) return;
  const wanted = received.filter(({ path }) => pictures.checked || !path.startsWith('/uploads/'));
  const numbers = new Set(wanted.map(({ number }) => number));
  for (const [number, { details }] of rows) {
    if (numbers.has(number)) continue;
    details.remove();
    rows.delete(number);
  }
  let next: ChildNode | null = null;
  for (const request of wanted) {
    const row = rows.get(request.number) ?? rowOf(request);
    row.answer(request);
    if (!rows.has(request.number)) list.insertBefore(row.details, next ?? list.firstChild);
    rows.set(request.number, row);
    next = row.details;
  }
  byId('request-total', HTMLElement).textContent = wanted.length === 0 ? '还没有请求' : `最近 ${wanted.length} 个`;
}

export function startRequests(): void {
  pause.addEventListener('click', () => {
    pause.ariaPressed = String(!isPaused());
    pause.textContent = isPaused() ? '继续' : '暂停';
    if (!isPaused()) void showRequests().catch(() => undefined);
  });
  for (const field of [filter, pictures]) {
    field.addEventListener('input', () => void showRequests().catch(() => undefined));
  }
}
