/** The host of a picture whose owner would see every reader; '' for this site and `origins`, which spaces separate. */
export function foreignHost(address: string, origins: string): string {
  if (address.startsWith('data:') || !URL.canParse(address)) return '';
  const { origin, host } = new URL(address);
  return origins.split(' ').includes(origin) ? '' : host;
}
