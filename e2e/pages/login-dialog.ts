import type { Page } from '@playwright/test';

/** The login dialog in any of its modes. */
export class LoginDialog {
  constructor(private readonly page: Page) {}

  root = () => this.page.getByRole('dialog');
  titled = (name: string) => this.page.getByRole('dialog', { name, exact: true });
  field = (label: string) => this.root().getByLabel(label, { exact: true });
  button = (name: string | RegExp) => this.root().getByRole('button', { name, exact: typeof name === 'string' });
  submit = (name: '登录' | '注册' | '绑定') =>
    this.root()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first();
  alert = (text: string) => this.root().getByText(text, { exact: true });
  qrCode = () => this.root().getByRole('img', { name: '微信二维码' });

  /** Signs in with the password, on the mode of the dialog that is shown first. */
  async signIn({ username = 'demouser', password = 'demo123456', code = '8888' } = {}): Promise<void> {
    await this.field('用户名或邮箱').fill(username);
    await this.field('密码').fill(password);
    await this.field('验证码').fill(code);
    await this.submit('登录').click();
  }

  async fillNew(username: string, password: string, confirmPassword = password): Promise<void> {
    await this.field('用户名').fill(username);
    await this.field('密码').fill(password);
    await this.field('确认密码').fill(confirmPassword);
    await this.field('验证码').fill('8888');
  }
}
