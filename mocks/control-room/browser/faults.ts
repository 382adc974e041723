import { CALLS } from '@/mocks/calls';
import type { Fault } from '@/mocks/control/faults';
import { read, send } from './control';
import { byId, element, showRows } from './element';

interface MessageFault {
  id: string;
  kind: string;
  times?: number;
}
interface Faults {
  calls: (Fault & { id: string })[];
  messages: MessageFault[];
}

const KINDS: Record<string, string> = {
  lose: '丢失',
  silent: '没有回执',
  cut: '断开连接',
  refuse: '被拒收',
  duplicate: '重复送达',
  reorder: '乱序送达',
};

const leftOf = (times: number | undefined) => (times === undefined ? '直到删除' : `还剩 ${times} 次`);

const describe = ({ delayMs, drop, status, body, after, times }: Fault): string =>
  [
    after && '先执行',
    delayMs && `延迟 ${delayMs / 1000} 秒`,
    drop && '断开连接',
    status !== undefined && `状态 ${status}`,
    body !== undefined && `正文 ${String(body).length} 字符`,
    leftOf(times),
  ]
    .filter(Boolean)
    .join(' · ');

function rowOf(id: string, what: string, how: string): HTMLElement {
  const remove = element('button', { type: 'button', className: 'button', textContent: '删除' });
  remove.ariaLabel = `删除故障 ${what}`;
  remove.addEventListener('click', () => {
    void send('DELETE', `/faults/${id}`)
      .catch(() => undefined)
      .then(showFaults);
  });
  return element(
    'li',
    { className: 'row' },
    element('span', { className: 'dot warm', ariaHidden: 'true' }),
    element(
      'span',
      { className: 'what' },
      element('code', { textContent: what }),
      element('span', { className: 'meta', textContent: how }),
    ),
    remove,
  );
}

let shown = '';

export async function showFaults(): Promise<void> {
  const faults = await read<Faults>('/faults');
  const { opened, open } = await read<{ opened: number; open: number }>('/sockets');
  byId('socket-counts', HTMLElement).textContent = `开着 ${open} 个，一共连过 ${opened} 次`;
  // A row that is drawn again would lose the focus on its button.
  if (JSON.stringify(faults) === shown) return;
  shown = JSON.stringify(faults);
  showRows(
    byId('faults-list', HTMLElement),
    [
      ...faults.calls.map((fault) => rowOf(fault.id, `${fault.method ?? '任意'} ${fault.path}`, describe(fault))),
      ...faults.messages.map(({ id, kind, times }) => rowOf(id, `私信 ${KINDS[kind] ?? kind}`, leftOf(times))),
    ],
    '一切正常：没有故障',
  );
}

export function startFaults(): void {
  byId('calls', HTMLDataListElement).replaceChildren(
    ...[...new Set(CALLS.map(({ path }) => path))].map((path) => element('option', { value: path })),
  );
}
