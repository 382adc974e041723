export const loadOwnParts = () => import('./own-parts');
