import 'client-only';

/** The status that this address has now, or undefined when the site cannot be reached. */
export async function pageStatus(): Promise<number | undefined> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status;
  } catch {
    return undefined;
  }
}
