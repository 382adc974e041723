import { env } from './env';

/**
 * Hosts that serve uploaded pictures besides the site itself, with spaces between: the image service, as far as
 * nothing else is set (assumption A21). Server only; the page's root element hands it to the browser.
 */
export const pictureOrigins = (): string => [env().UPLOAD_ORIGIN, ...env().PICTURE_ORIGINS].join(' ');
