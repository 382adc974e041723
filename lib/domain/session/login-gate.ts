import 'client-only';
import { create } from 'zustand';

/** Modes of the login dialog; the last two are for members. */
export type LoginMode = 'password' | 'register' | 'email' | 'wechat' | 'bind-username' | 'bind-wechat';

/** A mode for members, which binds something to the account. */
export const isBinding = (mode: LoginMode): boolean => mode === 'bind-username' || mode === 'bind-wechat';

interface LoginGate {
  loginOpen: boolean;
  mode: LoginMode;
  /** Message why the login is required; empty when the reader opened it themselves. */
  notice: string;
  /** The member has forgotten the password: signs in by e-mail, and then chooses a new one. */
  recovering: boolean;
  /** The deferred action, done after the login. */
  interrupted: InterruptedAction | null;
  /** Username and e-mail address that were typed when the dialog was closed. Passwords and codes are never kept. */
  typed: { username?: string; email?: string };
}

interface InterruptedAction {
  run: () => void;
  /** Address of the page that it belongs to. */
  page: string;
  /** User whose session expired meanwhile: only they may continue the action; undefined for a visitor's. */
  userId?: string | undefined;
}

const currentPage = () => location.pathname + location.search;

const CLOSED: Omit<LoginGate, 'typed'> = {
  loginOpen: false,
  mode: 'password',
  notice: '',
  recovering: false,
  interrupted: null,
};

export const useLoginGate = create<LoginGate>(() => ({ ...CLOSED, typed: {} }));

export const openLogin = (mode: LoginMode = 'password') => useLoginGate.setState({ ...CLOSED, loginOpen: true, mode });

export const openLoginBecause = (notice: string) => useLoginGate.setState({ ...CLOSED, loginOpen: true, notice });

/** Opens the login unless it is open: that one says why, and knows what it interrupted. */
export const ensureLogin = () => {
  if (!useLoginGate.getState().loginOpen) openLogin();
};

/** Sets the action to be done after the login. */
export const interruptByLogin = (action: Omit<InterruptedAction, 'page'>) =>
  useLoginGate.setState({ interrupted: { ...action, page: currentPage() } });

/** Switches the open dialog to another mode. */
export const switchLogin = (mode: LoginMode) => useLoginGate.setState({ mode, recovering: false });

/** Switches the open dialog to the login by e-mail, which leads to a new password. */
export const recoverPassword = () => useLoginGate.setState({ mode: 'email', recovering: true });

/** Closes the login and drops the deferred action. */
export const closeLogin = () => useLoginGate.setState({ loginOpen: false, interrupted: null });

/**
 * Closes the login after `userId` has signed in.
 * @returns the deferred action, to be done now; undefined when its page was left, or another user has signed in
 */
export function finishLogin(userId: string): (() => void) | undefined {
  const { interrupted } = useLoginGate.getState();
  closeLogin();
  if (interrupted?.page !== currentPage()) return undefined;
  return (interrupted.userId ?? userId) === userId ? interrupted.run : undefined;
}
