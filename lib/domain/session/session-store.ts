import 'client-only';
import { createStore } from 'zustand/vanilla';
import { checkedBy, isNumber, deviceValue } from '@/lib/browser/storage';
import { forgetMalformedToken, forgetToken, sessionToken } from '@/lib/http/token';
import { useLoginGate, isBinding, closeLogin } from './login-gate';

/** Time of the last change, which notifies the other tabs: a cookie raises no event. */
const sessionChanged = deviceValue({ key: 'SESSION_CHANGED', schema: checkedBy(isNumber) });

/** The token as last read. The cookie is the source of truth; `syncSession` reads it again. */
export const sessionStore = createStore<{ token: string | undefined }>(() => ({ token: sessionToken() }));

/** Reads the cookie again: another tab may have changed it, or it has expired. */
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

/** Syncs, and closes an open login when another tab has signed in. */
function catchUp(): void {
  const before = sessionStore.getState().token;
  syncSession();
  const { loginOpen, mode } = useLoginGate.getState();
  if (before === undefined && sessionStore.getState().token && loginOpen && !isBinding(mode)) closeLogin();
}

export function followOtherTabs(): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') catchUp();
  };
  const stop = sessionChanged.subscribe(catchUp);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Makes other tabs read the cookie; without storage they do so when they become visible. */
export const pingOtherTabs = (): void => void sessionChanged.set(Date.now());
