export const loadOwnerParts = () => import('./own-folders.bundle');
