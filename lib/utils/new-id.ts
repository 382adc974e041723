/** Made without `crypto.randomUUID`, which insecure origins lack. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
