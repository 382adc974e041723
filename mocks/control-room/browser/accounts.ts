import { latestOnly, read, readRows } from './control';
import { byId, element, showRows } from './element';
import type { Member } from './members';

const KEPT_SITE = 'ROOM_SITE';
const SHOWN = 60;

const form = byId('open-site', HTMLFormElement);
const site = byId('site-url', HTMLInputElement);
const search = byId('member-search', HTMLInputElement);

/** The ways in which a member can sign in by themselves. */
const waysOf = ({ hasPassword, email, bindWx, githubName, giteeName }: Member): string[] => [
  ...(hasPassword ? ['密码'] : []),
  ...(email ? ['邮箱'] : []),
  ...(bindWx ? ['微信'] : []),
  ...(githubName ? ['GitHub'] : []),
  ...(giteeName ? ['Gitee'] : []),
];

function rowOf(member: Member): HTMLElement {
  const { id, nickname, username } = member;
  const ways = waysOf(member).map((way) => element('span', { className: 'chip', textContent: way }));
  return element(
    'li',
    { className: 'row' },
    element('span', { className: 'avatar', ariaHidden: 'true', textContent: Array.from(nickname)[0] ?? '' }),
    element(
      'span',
      { className: 'what' },
      element('b', { textContent: nickname }),
      element('span', { className: 'meta', textContent: username ? `@${username}` : '第三方账号' }),
      ...ways,
    ),
    element('button', {
      className: 'button',
      name: 'userId',
      value: id,
      textContent: '打开站点',
      ariaLabel: `以 ${nickname} 的身份打开站点`,
    }),
  );
}

const ask = latestOnly();

export async function showAccounts(): Promise<void> {
  const isLatest = ask();
  const { rows, total } = await readRows<Member>('users', { search: search.value.trim(), limit: SHOWN });
  if (!isLatest()) return;
  showRows(byId('accounts-list', HTMLElement), rows.map(rowOf), '没有这样的账号');
  byId('accounts-total', HTMLElement).textContent =
    total > rows.length ? `共 ${total} 个，显示前 ${rows.length} 个：用搜索缩小范围` : `共 ${total} 个`;
}

/** The site's address: as typed here before, as set, or as seen by the API. */
async function suggestSite(): Promise<void> {
  const { url } = await read<{ url: string | null }>('/site');
  const known = localStorage.getItem(KEPT_SITE) ?? url;
  if (site.value === '' && known) site.value = known;
}

export function startAccounts(): void {
  void suggestSite().catch(() => undefined);
  search.addEventListener('input', () => void showAccounts().catch(() => undefined));
  search.addEventListener('keydown', (event) => {
    // Enter must not open the site as the first member of the list.
    if (event.key === 'Enter') event.preventDefault();
  });
  site.addEventListener('change', () => localStorage.setItem(KEPT_SITE, site.value));
  byId('site-host', HTMLSelectElement).addEventListener('change', ({ currentTarget }) => {
    if (!URL.canParse(site.value) || !(currentTarget instanceof HTMLSelectElement)) return;
    const url = new URL(site.value);
    url.hostname = currentTarget.value;
    site.value = url.origin;
  });
  form.addEventListener('submit', () => {
    // The answer sets a cookie for the name in its own address, which must be the site's.
    const url = new URL('/__control/site/open', window.location.href);
    url.hostname = new URL(site.value).hostname;
    form.action = url.href;
  });
}
