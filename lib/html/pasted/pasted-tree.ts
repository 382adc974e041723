import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { ALERTS } from '@/lib/html/alerts';
import { renameEventHandlers } from '@/lib/html/event-handlers';
import { readCode, tidyCode } from './pasted-code';
import { readFormulas } from './pasted-formulas';
import { tidyFormats } from './pasted-formatting';
import { readImages, type PastedPicture } from './pasted-images';
import { buildLists, buildWordLists, readTasks } from './pasted-lists';
import { RAW, rawInline, rename, unwrapElement } from './pasted-raw';
import { PLAYERS } from '@/lib/html/players';
import { flattenTables } from './pasted-tables';
import { escapeMarkdown, escapeTexts, joinWrappedLines } from './pasted-text';

const WITHOUT_CONTENT = 'style, meta, link, title, xml, noscript, template, button, select, textarea, annotation-xml';
const ALERT = '.alert, .markdown-alert';
const ALERT_KIND = /\b(?:markdown-)?alert-(note|tip|important|warning|caution)\b/;
const NOTE = /#(?:user-content-|u-)*fn-?([^\s#]+)$/;

/** Boxes such as `[!NOTE]` are quotes in Markdown. */
function readAlerts(body: HTMLElement): void {
  for (const box of body.querySelectorAll(ALERT)) {
    const kind = ALERT_KIND.exec(box.className)?.[1];
    if (!kind) continue;
    const head = box.querySelector('.alert-title, .markdown-alert-title');
    const title = head?.textContent.trim() ?? '';
    head?.remove();
    const quote = rename(box, 'blockquote');
    const isOwn = title !== '' && title !== ALERTS[kind] && title.toLowerCase() !== kind;
    const mark = rawInline(body.ownerDocument, `[!${kind.toUpperCase()}]${isOwn ? ` ${escapeMarkdown(title)}` : ''}`);
    const first = quote.firstElementChild;
    if (first?.nodeName === 'P') first.prepend(mark, body.ownerDocument.createElement('br'));
    else {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(mark);
      quote.prepend(paragraph);
    }
  }
}

/** Footnotes whose text was copied too become footnotes again; without it their numbers stay. */
function readFootnotes(body: HTMLElement): void {
  const labels = new Set<string>();
  for (const section of body.querySelectorAll('.footnotes')) {
    for (const back of section.querySelectorAll('a[href*="fnref"]')) back.remove();
    for (const node of section.querySelectorAll(':scope > hr, :scope > :is(h1, h2, h3, h4, h5, h6)')) node.remove();
    for (const item of section.querySelectorAll('li[id*="fn"]')) {
      const label = NOTE.exec(`#${item.id}`)?.[1];
      if (!label) continue;
      labels.add(label);
      rename(item, 'div').setAttribute('data-footnote', label);
    }
    for (const list of section.querySelectorAll('ol')) if (list.querySelector('[data-footnote]')) unwrapElement(list);
  }
  for (const link of body.querySelectorAll('sup a[href*="#"]')) {
    const label = NOTE.exec(decodedSegment(link.getAttribute('href') ?? ''))?.[1];
    if (!label) continue;
    if (labels.has(label)) link.closest('sup')?.replaceWith(rawInline(body.ownerDocument, `[^${label}]`));
    else unwrapElement(link);
  }
}

/** Prefixes of the ids in an article of the site, which its author did not write. */
const OWN_TARGET = /^#[hu]-/;
const REDIRECT = /^https?:\/\/(?:link|links)\.[^/]+\/\?(?:[^#]*&)?target=/i;

/** Drops the anchors of headings and links that lead nowhere, and takes the addresses behind redirects. */
function readLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const text = link.textContent.trim();
    const href = link.getAttribute('href')?.trim() ?? '';
    const isAnchor = /^[#¶§🔗]*$/u.test(text) && (text === '' || link.closest('h1, h2, h3, h4, h5, h6') !== null);
    if (isAnchor && !link.querySelector(`img, [${RAW}]`)) link.remove();
    else if (!/^(?:https?:|mailto:|tel:|#|\/)/i.test(href)) unwrapElement(link);
    else if (OWN_TARGET.test(href)) link.setAttribute('href', href.replace(OWN_TARGET, '#'));
    else if (REDIRECT.test(href)) {
      const target = new URL(href).searchParams.get('target') ?? '';
      link.setAttribute('href', /^https?:/i.test(target) ? target : href);
    }
  }
}

const PLAYER_NAMES = 'iframe, embed, object, video, audio';

function readPlayers(body: HTMLElement): void {
  for (const player of body.querySelectorAll(PLAYER_NAMES)) {
    if (!player.isConnected) continue;
    const source = player.querySelector('source');
    const addresses = [player.getAttribute('src'), player.getAttribute('data'), source?.getAttribute('src')];
    const address = addresses.find((value) => value?.trim())?.replace(/^\/\//, 'https://') ?? '';
    const link = body.ownerDocument.createElement('a');
    link.href = address;
    link.textContent = `${PLAYERS[player.localName] ?? ''}：${player.getAttribute('title')?.trim() || address}`;
    if (/^https?:/i.test(address)) player.replaceWith(link);
    else player.remove();
  }
}

/** The line on which a folded part is opened is html, in which Markdown is none. */
function readSummaries(body: HTMLElement): void {
  for (const summary of body.querySelectorAll('summary')) {
    const words = summary.textContent.replace(/\s+/g, ' ').trim();
    const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    summary.replaceWith(rawInline(body.ownerDocument, `<summary>${text}</summary>`));
  }
}

interface PastedTree {
  body: HTMLElement;
  pictures: readonly PastedPicture[];
  leftOut: number;
}

/** Outside of the page's document, which would load pictures. What Markdown has no tree for is Markdown already. */
export function readPastedHtml(html: string): PastedTree {
  const { body } = new DOMParser().parseFromString(renameEventHandlers(html), 'text/html');
  for (const node of body.querySelectorAll(WITHOUT_CONTENT)) node.remove();
  for (const node of body.querySelectorAll(`[${RAW}], [data-footnote]`)) {
    node.removeAttribute(RAW);
    node.removeAttribute('data-footnote');
  }
  for (const node of [...body.querySelectorAll('*')]) {
    // Office namespaces (<o:p>) hold nothing but space.
    if (node.tagName.includes(':')) unwrapElement(node);
  }
  tidyCode(body);
  flattenTables(body);
  readFormulas(body);
  for (const node of body.querySelectorAll('script, svg, canvas')) node.remove();
  readTasks(body);
  const read = readImages(body);
  readCode(body);
  buildWordLists(body);
  buildLists(body);
  readAlerts(body);
  readFootnotes(body);
  readPlayers(body);
  readLinks(body);
  readSummaries(body);
  tidyFormats(body);
  joinWrappedLines(body);
  escapeTexts(body);
  return { body, ...read };
}
