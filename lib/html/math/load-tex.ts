export const loadTex = async () => (await import('./tex')).renderTex;
