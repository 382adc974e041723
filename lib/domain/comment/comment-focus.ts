import { createHandoff } from '@/lib/utils/handoff';

export const commentFocus = createHandoff();
