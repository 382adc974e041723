export const loadMemberDrafts = () => import('./member-drafts');
