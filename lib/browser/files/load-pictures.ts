import 'client-only';
import pLimit from 'p-limit';
import { isOffline } from '@/lib/http/connection';

const AT_ONCE = 4;
const PATIENCE_MS = 10_000;
/** Each picture is a request to another site. */
const MAX_PICTURES = 60;

/** A picture that takes too long may be slow, and is not called broken. */
const isBroken = (src: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    const late = setTimeout(() => end(false), PATIENCE_MS);
    const end = (broken: boolean) => {
      clearTimeout(late);
      signal.removeEventListener('abort', giveUp);
      image.onload = null;
      image.onerror = null;
      image.removeAttribute('src');
      resolve(broken);
    };
    const giveUp = () => end(false);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    image.onload = () => end(false);
    image.onerror = () => end(!isOffline());
    image.referrerPolicy = 'no-referrer';
    image.src = src;
  });

export async function brokenPicturesOf<T extends { src: string }>(
  pictures: readonly T[],
  signal: AbortSignal,
): Promise<T[]> {
  const limit = pLimit(AT_ONCE);
  const checked = pictures.slice(0, MAX_PICTURES);
  const broken = await Promise.all(checked.map(({ src }) => limit(() => isBroken(src, signal))));
  return checked.filter((_picture, index) => broken[index]);
}
