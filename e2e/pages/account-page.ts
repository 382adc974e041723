import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The settings of the account: the ways to sign in. */
export class AccountPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/setting/account');

  row = (label: string) => this.page.getByRole('listitem', { name: label });
  bindButton = (label: string) => this.page.getByRole('button', { name: `绑定${label}`, exact: true });
  unbindButton = (label: string) => this.page.getByRole('button', { name: `解绑${label}`, exact: true });
  passwordButton = () => this.row('密码').getByRole('button');

  dialog = (name: string) => this.page.getByRole('dialog', { name });
  field = (label: string) => this.page.getByRole('dialog').getByLabel(label, { exact: true });
  button = (name: string | RegExp) => this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  message = (text: string) => this.page.getByText(text, { exact: true });

  /** Confirms that an account is to be unbound. */
  async unbind(label: string): Promise<void> {
    await this.unbindButton(label).click();
    await this.button('解绑').click();
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).fill(value);
  }
}
