export const loadOwnerParts = () => import('./owner-parts');
