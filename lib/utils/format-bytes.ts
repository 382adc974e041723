const KILO = 1024;
const UNITS = ['KB', 'MB', 'GB'];

/** 0.5 KB, 12 KB, 3.4 MB: rounded, with one decimal below ten. */
export function formatBytes(bytes: number): string {
  let size = bytes / KILO;
  let unit = 0;
  while (size >= KILO && unit < UNITS.length - 1) {
    size /= KILO;
    unit += 1;
  }
  const shown = size < 10 ? Math.max(size, bytes > 0 ? 0.1 : 0).toFixed(1) : String(Math.round(size));
  return `${shown} ${UNITS[unit]}`;
}
