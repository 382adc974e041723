import 'client-only';

/** Current status of this address; undefined when the site is unreachable. */
export async function pageStatus(): Promise<number | undefined> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status;
  } catch {
    return undefined;
  }
}
