import { isElement, isTextNode, unwrapElement } from './pasted-raw';

const MAX_DEPTH = 9;
export const NUMBER = 'data-number';

interface Level {
  depth: number;
  tagName: 'ol' | 'ul';
  start?: string | null;
}

class ListBuilder {
  private lists: HTMLElement[] = [];

  end(): void {
    this.lists = [];
  }

  /** @param before what the outermost list is put in front of */
  add(before: Element, item: Element, { depth, tagName, start }: Level): void {
    const wanted = Math.min(Math.max(depth, 1), MAX_DEPTH, this.lists.length + 1);
    const last = this.lists[wanted - 1];
    this.lists = this.lists.slice(0, last?.nodeName === tagName.toUpperCase() ? wanted : wanted - 1);
    if (this.lists.length < wanted) {
      const list = before.ownerDocument.createElement(tagName);
      if (start && tagName === 'ol') list.setAttribute('start', start);
      const above = this.lists.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else before.before(list);
      this.lists.push(list);
    }
    this.lists.at(-1)?.append(item);
  }
}

/** Word and WPS write lists as paragraphs with a mark and a level. */
export function buildWordLists(body: HTMLElement): void {
  const builder = new ListBuilder();
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, table')]) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = /mso-list:[^;]{0,100}level(\d+)/i.exec(style)?.[1];
    if (paragraph.tagName !== 'P' || level === undefined) {
      builder.end();
      continue;
    }
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tagName = /^\s*[（(]?(?:\d+|[a-z]|[一二三四五六七八九十]+)[.、)．）]/i.test(marker?.textContent ?? '')
      ? 'ol'
      : 'ul';
    marker?.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    builder.add(paragraph, item, { depth: Number(level), tagName });
    paragraph.remove();
  }
}

const TASKS = 'li[role="checkbox"], li:is([data-list="check"], [data-list="done"])';

/** Google Docs and Feishu say on an item that it is a task; Google Docs also puts a picture of the box into it. */
export function readTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll(TASKS)) {
    for (const picture of item.querySelectorAll(':scope > img[aria-roledescription="checkbox"]')) picture.remove();
    const box = body.ownerDocument.createElement('input');
    box.type = 'checkbox';
    box.toggleAttribute(
      'checked',
      item.getAttribute('aria-checked') === 'true' || item.getAttribute('data-list') === 'done',
    );
    (item.querySelector(':scope > :is(p, div)') ?? item).prepend(box);
  }
}

const isList = (node: Element | null): node is HTMLElement => node?.nodeName === 'UL' || node?.nodeName === 'OL';

/** The level that Feishu, Word online and Quill write on flat lists. */
function levelOf(item: Element): number {
  const indent = /\bql-indent-(\d)/.exec(item.className)?.[1];
  const named = /\blist-(?:bullet|number|check)(\d)/.exec(item.parentElement?.className ?? '')?.[1];
  const said = item.getAttribute('data-aria-level') ?? named ?? item.getAttribute('aria-level') ?? 1;
  return indent === undefined ? Number(said) || 1 : Number(indent) + 1;
}

/** Yuque wraps each level in lists of its own, which follow the list that they continue. */
function itemAbove(wrapper: Element | null): Element | null {
  const list = wrapper?.previousElementSibling ?? null;
  const last = isList(list) ? list.lastElementChild : null;
  return last?.nodeName === 'LI' ? last : null;
}

const isWrapperInItem = (list: Element | null): list is HTMLElement =>
  list?.parentElement?.nodeName === 'LI' && [...list.children].every(isList);

/** A list that stands in a list, as Google Docs and Outlook write it, belongs to the item before it. */
function moveIntoItems(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    const above = before ? null : itemAbove(list.parentElement);
    if (before?.nodeName === 'LI') before.append(list);
    else if (isList(before)) before.append(...list.childNodes);
    else if (above) above.append(list);
    else if (isWrapperInItem(list.parentElement)) unwrapElement(list.parentElement);
    else {
      const item = body.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
    if (list.childNodes.length === 0) list.remove();
  }
  for (const list of body.querySelectorAll('ul, ol')) if (list.children.length === 0) list.remove();
}

function continues(list: Element, before: Element): boolean {
  if (list.nodeName !== before.nodeName) return false;
  if (list.nodeName === 'UL') return true;
  const start = Number(before.getAttribute('start') ?? 1);
  return Number(list.getAttribute('start') ?? 1) === start + before.children.length;
}

function runOf(list: HTMLElement): HTMLElement[] {
  const run = [list];
  for (let next = list.nextSibling; next; next = next.nextSibling) {
    if (isElement(next) && isList(next)) run.push(next);
    else if (!isTextNode(next) || next.data.trim() !== '') break;
  }
  return run;
}

export function buildLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrapElement(wrapper);
  moveIntoItems(body);
  const done = new Set<Element>();
  for (const list of body.querySelectorAll<HTMLElement>('ul, ol')) {
    if (done.has(list)) continue;
    const run = runOf(list);
    for (const member of run) done.add(member);
    const items = run.flatMap((member) => [...member.children]);
    if (!list.closest('li') && items.some((item) => levelOf(item) > 1)) {
      const builder = new ListBuilder();
      for (const member of run) {
        const tagName = member.nodeName === 'OL' ? 'ol' : 'ul';
        for (const item of [...member.children])
          builder.add(list, item, { depth: levelOf(item), tagName, start: member.getAttribute('start') });
        if (member !== list) member.remove();
      }
      list.remove();
      continue;
    }
    let before = list;
    for (const member of run.slice(1)) {
      if (continues(member, before)) {
        before.append(...member.childNodes);
        member.remove();
      } else before = member;
    }
  }
  for (const list of body.querySelectorAll('ol')) {
    const start = Number(list.getAttribute('start') ?? 1);
    [...list.children].forEach((item, index) => item.setAttribute(NUMBER, String(start + index)));
  }
}
