import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { ArticlePage } from '@/e2e/pages/article-page';
import { Comments } from '@/e2e/pages/comments';
import { WriteCenterPage } from '@/e2e/pages/write-center-page';
import { MessagesPage } from '@/e2e/pages/messages-page';
import { ShareBox } from '@/e2e/pages/share-box';
import { hydrated } from '@/e2e/visit';
import type { random } from '@/test/random';
import type { Ledger } from './ledger';

/** Longest wait for what becomes of a press: a write's time-out and its lookup. */
const OUTCOME_MS = 90_000;
const STEP_MS = 250;
/** A button may be disabled until what was on its way is looked up, or because it has turned out to be there. */
const CLICK_MS = 15_000;
/** Longest wait for a draft that a reload restores. */
const RESTORE_MS = 3_000;
const MAX_PRESSES = 6;
const MAX_LOADS = 6;
const UNKNOWN = '可能已经成功，但暂时无法确认，请稍后再试';

interface Form {
  field: Locator;
  send: Locator;
  failure: Locator;
}

/** A member who reads, likes, comments, publishes and chats, and notes in the ledger what the screen says. */
export function openMember(page: Page, { chance }: ReturnType<typeof random>, ledger: Ledger) {
  const article = new ArticlePage(page);
  const comments = new Comments(page);
  const share = new ShareBox(page);
  const messages = new MessagesPage(page);
  const editor = new WriteCenterPage(page);
  // The browser asks before it leaves a page that is sending.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));

  /** Loads a page that exists, again where the API has failed. @returns whether it came */
  async function load(path: string): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_LOADS; attempt += 1) {
      const response = await page.goto(path).catch(() => null);
      const status = response?.status() ?? 0;
      ledger.page(path, status);
      if (status === 200) {
        await hydrated(page);
        return true;
      }
      await pause(1_000);
    }
    return false;
  }

  /** Waits until the field is empty, which says that it was sent, or a failure is told. */
  async function settled({ field, send, failure }: Form): Promise<boolean> {
    const end = Date.now() + OUTCOME_MS;
    while (Date.now() < end) {
      await pause(STEP_MS);
      if ((await field.inputValue().catch(() => '?')) === '') return true;
      const isPending = (await send.getAttribute('aria-busy').catch(() => null)) === 'true';
      const said = (await failure.allTextContents().catch((): string[] => [])).join('');
      if (!isPending && said !== '') return false;
    }
    return false;
  }

  async function staysEmpty(field: Locator): Promise<boolean> {
    const end = Date.now() + RESTORE_MS;
    while (Date.now() < end) {
      if ((await field.inputValue()) !== '') return false;
      await pause(STEP_MS);
    }
    return true;
  }

  /** Sends a text by a form, pressing again as often as it fails; sometimes the page is reloaded in the middle. */
  async function submit(kind: string, form: () => Promise<Form | null>, reload: () => Promise<boolean>) {
    const text = ledger.begin(kind);
    const first = await form();
    if (!first) return;
    await first.field.fill(text);
    for (let press = 0; press < MAX_PRESSES; press += 1) {
      const current = await form();
      if (!current) return;
      // A write in flight at the reload may have gone through.
      if (await staysEmpty(current.field)) return ledger.confirm(kind, text);
      const isPressed = await current.send.click({ timeout: CLICK_MS }).then(
        () => true,
        () => false,
      );
      if (!isPressed) continue;
      if (chance(0.2)) {
        await pause(300);
        if (!(await reload())) return;
        continue;
      }
      if (await settled(current)) return ledger.confirm(kind, text);
    }
  }

  async function commentForm(): Promise<Form | null> {
    await comments.goTo();
    await comments.field().waitFor();
    return { field: comments.field(), send: comments.send(), failure: comments.failure() };
  }
  async function shareForm(): Promise<Form | null> {
    await share.field().waitFor();
    return { field: share.field(), send: share.send(), failure: share.failure() };
  }

  return {
    async read({ id, title }: { id: string; title: string }) {
      if (!(await load(`/post/${id}`))) return;
      const shown = await article.title().textContent();
      if (shown?.trim() !== title) ledger.untrue(`/post/${id} is headed ${shown}`);
    },
    async like(id: string) {
      if (!(await load(`/post/${id}`))) return;
      const button = article.likeButton();
      await button.click();
      await pause(STEP_MS);
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"][aria-pressed]'), null, {
        timeout: OUTCOME_MS,
      });
      const isUnknown = await page.getByText(UNKNOWN).isVisible();
      ledger.like(id, isUnknown ? null : (await button.getAttribute('aria-pressed')) === 'true');
    },
    async comment(id: string) {
      const path = `/post/${id}`;
      if (await load(path)) await submit('comment', commentForm, () => load(path));
    },
    async share() {
      const path = '/sharecircle';
      if (await load(path)) await submit('share', shareForm, () => load(path));
    },
    async chat(partnerId: string) {
      if (!(await load(`/notification/im?participantId=${partnerId}`))) return;
      const text = ledger.begin('message');
      await messages.box().fill(text);
      await messages.box().press('Enter');
      const end = Date.now() + OUTCOME_MS;
      while (Date.now() < end) {
        await pause(STEP_MS);
        const line = messages.line(text);
        if ((await line.count()) === 0) continue;
        const retry = line.getByRole('button', { name: '重试' });
        if (await retry.isVisible()) await retry.click().catch(() => {});
        else if (!(await line.getByRole('img', { name: '发送中' }).isVisible())) return ledger.confirm('message', text);
      }
    },
    async publish() {
      if (!(await load('/writecenter'))) return;
      const text = ledger.begin('article');
      await editor.title().fill(text);
      await editor.setText('正文');
      await editor.fillForm();
      for (let press = 0; press < MAX_PRESSES; press += 1) {
        if (!(await editor.publish().isVisible())) await editor.openForm().click();
        await editor.publish().click({ timeout: CLICK_MS });
        const end = Date.now() + OUTCOME_MS;
        while (Date.now() < end) {
          await pause(STEP_MS);
          if (!page.url().includes('/writecenter')) return ledger.confirm('article', text);
          // The title is gone as soon as the editor is left.
          if (
            await editor
              .title()
              .isEditable({ timeout: STEP_MS })
              .catch(() => false)
          )
            break;
        }
        await pause(1_500);
        if (!page.url().includes('/writecenter')) return ledger.confirm('article', text);
      }
    },
  };
}
export type Member = ReturnType<typeof openMember>;
