/**
 * The host that a picture lies at when that is neither this site nor among `origins`, with spaces between; '' otherwise.
 * Its owner would learn who sees the picture, and when.
 */
export function foreignHost(address: string, origins: string): string {
  if (address.startsWith('data:') || !URL.canParse(address)) return '';
  const { origin, host } = new URL(address);
  return origins.split(' ').includes(origin) ? '' : host;
}
