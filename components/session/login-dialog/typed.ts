import { createContext, useContext } from 'react';

/** What was typed into the dialog, by field; it stays when the reader turns to another mode. */
export const TypedContext = createContext<Map<string, string>>(new Map());

export const useTyped = () => useContext(TypedContext);
