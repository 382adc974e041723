import { createHandoff } from '@/lib/utils/handoff';

const NAME = 'published';
const { request, serve } = createHandoff();

/** Requests the feed to show what the reader has published. */
export const showPublished = (): void => request(NAME);

/** Called by the feed. @param show returns false to leave it to the feed of the next page */
export const servePublished = (show: () => boolean): (() => void) => serve(NAME, show);
