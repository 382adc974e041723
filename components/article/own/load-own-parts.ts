export const loadOwnParts = () => import('./own-article.bundle');
