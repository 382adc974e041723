import 'client-only';
import { create } from 'zustand';

/** Modes of the login dialog; the last two are for members. */
export type LoginMode = 'password' | 'register' | 'email' | 'wechat' | 'bind-username' | 'bind-wechat';

export const isBinding = (mode: LoginMode): boolean => mode === 'bind-username' || mode === 'bind-wechat';

interface LoginGate {
  loginOpen: boolean;
  mode: LoginMode;
  notice: string;
  /** Password recovery: login by e-mail, then a new password. */
  recovering: boolean;
  interrupted: InterruptedAction | null;
  /** Username and e-mail of a closed dialog. Passwords and codes are never kept. */
  typed: { username?: string; email?: string };
}

interface InterruptedAction {
  run: () => void;
  page: string;
  /** Only this user, whose session expired, may continue the action; undefined for a visitor's. */
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

/** Opens the login unless it is open, so that its reason and deferred action stay. */
export const ensureLogin = () => {
  if (!useLoginGate.getState().loginOpen) openLogin();
};

export const setAfterLogin = (action: Omit<InterruptedAction, 'page'>) =>
  useLoginGate.setState({ interrupted: { ...action, page: currentPage() } });

export const switchLogin = (mode: LoginMode) => useLoginGate.setState({ mode, recovering: false });

export const recoverPassword = () => useLoginGate.setState({ mode: 'email', recovering: true });

export const closeLogin = () => useLoginGate.setState({ loginOpen: false, interrupted: null });

/** @returns the interrupted action; undefined on another page or for another user */
export function takeAfterLogin(userId: string): (() => void) | undefined {
  const { interrupted } = useLoginGate.getState();
  closeLogin();
  if (interrupted?.page !== currentPage()) return undefined;
  return (interrupted.userId ?? userId) === userId ? interrupted.run : undefined;
}
