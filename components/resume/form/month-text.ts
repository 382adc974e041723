const MONTH = /^(\d{4})[-./](\d{1,2})(?!\d)/;

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** The month that a text of any client begins with, as YYYY-MM; '' for none. */
export function monthIn(text: string): string {
  const [, year = '', month = ''] = MONTH.exec(text.trim()) ?? [];
  const found = `${year}-${month.padStart(2, '0')}`;
  return isMonth(found) ? found : '';
}
