import type { CDPSession, Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing of it is on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const steps = (from: Point, to: Point, count = 10): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / count,
    y: from.y + ((to.y - from.y) * (index + 1)) / count,
  }));

/** An item that is held says so; only then does the list know where its items lie. */
const untilHeld = (page: Page) => page.locator('[data-dragged=true]').waitFor({ state: 'attached' });

/** Drags by mouse onto another item in sight, and lets go there, unless Escape is pressed before. */
export async function dragOnto(page: Page, handle: Locator, target: Locator, { cancelled = false } = {}) {
  await handle.hover();
  const [from, to] = [await middleOf(handle), await middleOf(target)];
  await page.mouse.down();
  const path = steps(from, to);
  for (const { x, y } of path.slice(0, path.length / 2)) await page.mouse.move(x, y);
  await untilHeld(page);
  for (const { x, y } of path.slice(path.length / 2)) await page.mouse.move(x, y);
  if (cancelled) await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Drags by finger, which rests on the handle until the item is held. @param held tells that it is */
export async function dragByFinger(page: Page, handle: Locator, target: Locator, held: () => Promise<void>) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Away from the edges of the screen, where a drag scrolls the page.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, to] = [await middleOf(handle), await middleOf(target)];
  await touch('touchStart', from);
  await held();
  for (const point of steps(from, to)) await touch('touchMove', point);
  await touch('touchEnd');
  await session.detach();
}
