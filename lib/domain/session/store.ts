import 'client-only';
import { create } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { checkedBy, isNumber, stored } from '@/lib/browser/storage';
import { forgetMalformedToken, forgetToken, sessionToken } from '@/lib/http/token';

/** When the session last changed. Tells the other tabs of this browser: a cookie raises no event. */
const sessionChanged = stored({ key: 'SESSION_CHANGED', schema: checkedBy(isNumber) });

/** What the login dialog is for; the last two are a member's. */
export type LoginMode = 'password' | 'register' | 'email' | 'wechat' | 'bind-username' | 'bind-wechat';

interface LoginGate {
  loginOpen: boolean;
  mode: LoginMode;
  /** Why the login is asked for, in a sentence; empty when the reader asked for it. */
  notice: string;
  /** What the reader was about to do, if anything. */
  interrupted: InterruptedAction | null;
  /** Who the reader said they are when they closed the dialog. Passwords and codes are never kept. */
  typed: { username?: string; email?: string };
}

interface InterruptedAction {
  run: () => void;
  /** Address of the page that it belongs to. */
  page: string;
  /** Whose session ran out under it, so that nobody else does it; undefined for a visitor's. */
  userId?: string | undefined;
}

const currentPage = () => location.pathname + location.search;

const CLOSED: Omit<LoginGate, 'typed'> = { loginOpen: false, mode: 'password', notice: '', interrupted: null };

export const useLoginGate = create<LoginGate>(() => ({ ...CLOSED, typed: {} }));

export const openLogin = (mode: LoginMode = 'password') => useLoginGate.setState({ ...CLOSED, loginOpen: true, mode });
export const openLoginBecause = (notice: string) => useLoginGate.setState({ ...CLOSED, loginOpen: true, notice });
/** Has the open login remember what it interrupts. */
export const interruptByLogin = (action: Omit<InterruptedAction, 'page'>) =>
  useLoginGate.setState({ interrupted: { ...action, page: currentPage() } });
/** Turns the open dialog to another mode. */
export const switchLogin = (mode: LoginMode) => useLoginGate.setState({ mode });
/** Closes the login; what it interrupted is not done any more. */
export const closeLogin = () => useLoginGate.setState({ loginOpen: false, interrupted: null });
/**
 * Closes the login after `userId` has signed in.
 * @returns what it interrupted, to be done now; undefined when that page was left, or somebody else has signed in
 */
export function finishLogin(userId: string): (() => void) | undefined {
  const { interrupted } = useLoginGate.getState();
  closeLogin();
  if (interrupted?.page !== currentPage()) return undefined;
  return (interrupted.userId ?? userId) === userId ? interrupted.run : undefined;
}

/** The token as this page last saw it. The cookie is the truth; `syncSession` follows it. */
export const sessionStore = createStore<{ token: string | undefined }>(() => ({ token: sessionToken() }));

/** Takes over what the cookie says: another tab may have signed in or out, or the token has expired. */
export function syncSession(): void {
  forgetMalformedToken();
  const token = sessionToken();
  document.documentElement.dataset.session = token ? 'member' : 'visitor';
  if (token !== sessionStore.getState().token) sessionStore.setState({ token });
}

export function endSession(): void {
  forgetToken();
  syncSession();
  pingOtherTabs();
}

/** Follows the other tabs. @returns the way to stop */
export function followOtherTabs(): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') syncSession();
  };
  const stop = sessionChanged.subscribe(syncSession);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Has the other tabs look at the cookie; without storage they do when they are looked at. */
export const pingOtherTabs = (): void => void sessionChanged.set(Date.now());
