'use client';

import { createContext, type ReactNode } from 'react';

/** The member's menus in an editor's header: they are the shell's, which an editor does not know. */
export const AccountSlot = createContext<ReactNode>(null);
