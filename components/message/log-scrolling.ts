import { createContext } from 'react';

/** Whether the chat is being scrolled: rows that come meanwhile get their menus afterwards. */
export const LogScrolling = createContext(false);
