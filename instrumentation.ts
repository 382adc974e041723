/** Runs once when a server starts: a wrong environment is told at once, not at the first visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/config/env');
  env();
}
