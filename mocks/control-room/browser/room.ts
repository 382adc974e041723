import { showAccounts, startAccounts } from './accounts';
import { showCodes } from './codes';
import { read } from './control';
import { byId, sentenceOf } from './element';
import { showFaults, startFaults } from './faults';
import { startForms, startPresets } from './forms';
import { loadMembers } from './members';
import { showArticles, startModeration } from './moderation';
import { showRequests, startRequests } from './request-log';
import { startStateFile } from './state-file';
import { showTables, startTables } from './tables';
import { startTheme } from './theme';

interface Section {
  show?: () => Promise<void>;
  /** Whether it is refreshed every moment, because the site changes what it shows. */
  live?: boolean;
}

const SECTIONS: Record<string, Section> = {
  accounts: { show: showAccounts },
  faults: { show: showFaults, live: true },
  pushes: {},
  moderation: { show: showArticles, live: true },
  codes: { show: showCodes, live: true },
  planting: {},
  requests: { show: showRequests, live: true },
  tables: { show: showTables },
  state: {},
};
const NAMES = Object.keys(SECTIONS);
const EVERY_MS = 1_000;

const current = (): string => {
  const name = window.location.hash.slice(1);
  return NAMES.includes(name) ? name : 'accounts';
};

/** Says whether the server answers, and how many sockets are open. */
function tell(online: boolean, text: string): void {
  const status = byId('status', HTMLElement);
  if (status.textContent !== text) status.textContent = text;
  status.dataset.state = online ? 'online' : 'offline';
}

async function refresh(): Promise<void> {
  try {
    await SECTIONS[current()]?.show?.();
  } catch (error) {
    tell(false, sentenceOf(error));
  }
}

async function tick(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const { open } = await read<{ open: number }>('/sockets');
    tell(true, `在线 · ${open} 个连接`);
    if (SECTIONS[current()]?.live) await refresh();
  } catch (error) {
    tell(false, sentenceOf(error));
  }
}

async function keepTicking(): Promise<void> {
  await tick();
  window.setTimeout(() => void keepTicking(), EVERY_MS);
}

function showSection(): void {
  const name = current();
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.hidden = section.id !== name;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
    const isCurrent = link.hash === `#${name}`;
    if (isCurrent) link.ariaCurrent = 'page';
    else link.ariaCurrent = null;
    if (isCurrent) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  void refresh();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, dialog *');

/** Digits lead to the sections, and a slash to the search field of the one that is shown. */
function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const name = /^[1-9]$/.test(event.key) ? NAMES[Number(event.key) - 1] : undefined;
    if (name) window.location.hash = name;
    const search = document.querySelector<HTMLElement>('main > section:not([hidden]) [type="search"]');
    if (event.key !== '/' || !search) return;
    event.preventDefault();
    search.focus();
  });
}

/** After a call that may have changed everything. */
function changed(): void {
  void loadMembers().catch(() => undefined);
  void refresh();
}

startTheme();
startFaults();
startPresets();
startForms(changed);
startAccounts();
startModeration();
startRequests();
startTables();
startStateFile(changed);
startKeys();
window.addEventListener('hashchange', showSection);
await loadMembers().catch(() => undefined);
showSection();
void keepTicking();
