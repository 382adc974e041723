import { createContext, useContext } from 'react';

type Typed = ReadonlyMap<string, string>;

/** What was typed into the dialog, by field; it stays when the reader turns to another mode. */
export const TypedContext = createContext<Typed>(new Map());

export const useTyped = () => useContext(TypedContext);

/** Who the reader said they are: kept while the page stands, so that closing the dialog does not lose it. */
const names = new Map<string, string>();
const isName = (field: string) => field === 'username' || field === 'email';

/** What a dialog that opens finds filled in; a map of its own. */
export const recallTyped = (): Map<string, string> => new Map(names);

/** Passwords and codes are never kept. */
export function rememberTyped(typed: Typed): void {
  for (const [field, value] of typed) if (isName(field)) names.set(field, value);
}

/** The next one to sign in at this page may be somebody else. */
export const forgetTyped = (): void => names.clear();
