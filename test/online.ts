import { vi } from 'vitest';

/** The browser is online again, some time after its socket was opened. */
export function comeOnlineLater(): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  window.dispatchEvent(new Event('online'));
  vi.mocked(Date.now).mockRestore();
}
