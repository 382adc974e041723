import 'client-only';

export const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? window.location.host;
