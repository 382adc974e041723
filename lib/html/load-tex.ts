/** KaTeX, loaded with the first formula. */
export const loadTex = async () => (await import('./tex')).renderTex;
