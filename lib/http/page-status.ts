import 'client-only';
import { noteAnswer } from './connection';

/** Current status of this address; undefined when the site is unreachable. */
export async function pageStatus(): Promise<number | undefined> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    noteAnswer();
    return status;
  } catch {
    return undefined;
  }
}
