import 'client-only';
import { create } from 'zustand';

const CARDS_KEY = 'AUTHOR_CARDS';
const OFF = 'off';

function readCards(): boolean {
  try {
    return localStorage.getItem(CARDS_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Whether this browser shows a card over the names of authors. */
export const useAuthorCards = create<{ on: boolean }>(() => ({ on: readCards() }));

export function setAuthorCards(on: boolean): void {
  useAuthorCards.setState({ on });
  try {
    if (on) localStorage.removeItem(CARDS_KEY);
    else localStorage.setItem(CARDS_KEY, OFF);
  } catch {
    // Without storage it holds for as long as the page.
  }
}

/** Takes over what another tab chose. @returns the way to stop */
export function followAuthorCards(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === CARDS_KEY || key === null) useAuthorCards.setState({ on: readCards() });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
