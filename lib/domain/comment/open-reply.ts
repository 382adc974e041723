import 'client-only';
import { create } from 'zustand';

export const useOpenReply = create<{ id: string | null }>(() => ({ id: null }));

export const toggleReply = (id: string) => useOpenReply.setState((open) => ({ id: open.id === id ? null : id }));

export const closeReply = (id: string) => useOpenReply.setState((open) => (open.id === id ? { id: null } : open));
