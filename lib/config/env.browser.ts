/** A browser has no environment; the bundler puts this in place of `env.ts` there (next.config.ts). */
export function env(): never {
  throw new Error('The environment is the server’s.');
}

export const isBuilding = () => false;
