import type { Page } from '@playwright/test';
import { PNG, PNG_BASE64 } from '../png';
import { visit } from '../visit';

/** The publish box of the share circle. */
export class ShareBox {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/sharecircle');
  box = () => this.page.getByRole('form', { name: '发布友圈' });
  field = () => this.box().getByRole('textbox', { name: '友圈内容' });
  send = () => this.box().getByRole('button', { name: '发布' });
  failure = () => this.box().getByRole('alert');
  /** The chosen pictures, in their order. */
  images = () => this.box().getByRole('button', { name: /^查看图片/ });
  moveBack = (number: number) => this.box().getByRole('button', { name: `后移图片 ${number}` });

  /** Chooses a picture with the keyboard. */
  async chooseImage(name: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.box().getByRole('button', { name: '图片', exact: true }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: PNG });
  }

  pasteImage = (name: string) =>
    this.field().evaluate(
      (element, [fileName, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], fileName, { type: 'image/png' }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [name, PNG_BASE64] as const,
    );
}
