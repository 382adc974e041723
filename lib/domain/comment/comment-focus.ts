import { createHandoff } from '@/lib/utils/handoff';

/** Requests to focus the comment box of a subject, by its id. */
export const commentFocus = createHandoff();
