import 'client-only';
import { create } from 'zustand';

/** Which reply box is open: the identifier of the comment it answers. */
export const useOpenReply = create<{ id: string | null }>(() => ({ id: null }));

/** Opens the reply box of a comment, the only one; closes it when it is open. */
export const toggleReply = (id: string) => useOpenReply.setState((open) => ({ id: open.id === id ? null : id }));

export const closeReply = (id: string) => useOpenReply.setState((open) => (open.id === id ? { id: null } : open));
