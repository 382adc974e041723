/** Longest segment that is looked for: pages are kept in files, whose names end at 255 bytes. */
const MAX_SEGMENT_BYTES = 200;

/**
 * True for a path that no page can have: it cannot be decoded, holds a control character, or is longer
 * than the name of anything.
 * @param {string} pathname as it stands in the request
 */
export function isImpossiblePath(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    const isLong = decoded.split('/').some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
    return isLong || /\p{Cc}/u.test(decoded);
  } catch {
    return true;
  }
}
