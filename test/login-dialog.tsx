import { fireEvent, screen } from '@testing-library/react';
import { openLogin, type LoginMode } from '../lib/domain/session/login-gate';
import { callsOf, renderApp } from './render';
import { LoginDialog } from '@/components/session/login-dialog';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** The login dialog under test. */
export const dialogUnderTest = {
  LOGIN: { 用户名或邮箱: 'demouser', 密码: 'demo123456', 验证码: '8888' },
  /** Opens it in a mode, for a visitor or for the member of this username. */
  open: (mode: LoginMode = 'password', as?: string) => {
    openLogin(mode);
    return renderApp(<LoginDialog notice="" />, as ? { as } : {});
  },
  field,
  button: (name: string) => screen.getByRole('button', { name }),
  fill: (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) fireEvent.input(field(label), { target: { value } });
  },
  /** The bodies of the requests to a path, oldest first. */
  bodiesOf: (path: string) => callsOf(path).map(({ body }) => JSON.parse(body)),
};
