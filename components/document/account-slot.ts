'use client';

import { createContext, type ReactNode } from 'react';

/** What an editor's header shows of the member: the shell's menus, which an editor does not know. */
export const AccountSlot = createContext<ReactNode>(null);
