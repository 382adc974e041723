import { readRows, send } from './control';
import { byId, element, report, reportFailure, showRows } from './element';
import { nameOf } from './members';

interface QrCode {
  authId: string;
  boundTo: string | null;
  expires: number;
}

const username = byId('qr-username', HTMLInputElement);

async function confirm({ authId, boundTo }: QrCode): Promise<void> {
  const output = byId('qr-output', HTMLElement);
  try {
    const { delivered } = await send('POST', '/qr/confirm', { authId, username: username.value || 'demouser' });
    const done = boundTo === null ? `${username.value} 已扫码登录` : `${nameOf(boundTo)} 已绑定微信`;
    report(output, delivered === 0 ? '页面没有在等：请刷新二维码' : done, delivered === 0);
  } catch (error) {
    reportFailure(output, error);
  }
  await showCodes();
}

function rowOf(code: QrCode): HTMLElement {
  const button = element('button', { type: 'button', className: 'button primary', textContent: '扫码并确认' });
  button.addEventListener('click', () => void confirm(code));
  return element(
    'li',
    { className: 'row' },
    element(
      'span',
      { className: 'what' },
      element('b', { textContent: code.boundTo === null ? '微信登录' : `${nameOf(code.boundTo)} 绑定微信` }),
      element('code', { textContent: code.authId }),
    ),
    button,
  );
}

let shown = '';

/** The QR codes that wait for somebody to scan them, the latest first. */
export async function showCodes(): Promise<void> {
  const { rows } = await readRows<QrCode>('qrCodes', {});
  const waiting = rows.filter(({ expires }) => expires > Date.now()).reverse();
  const now = JSON.stringify(['', ...waiting]);
  if (now === shown) return;
  shown = now;
  showRows(
    byId('qr-list', HTMLElement),
    waiting.map(rowOf),
    '没有等待扫描的二维码：在站点的登录框选择微信登录，它就会出现在这里',
  );
}
