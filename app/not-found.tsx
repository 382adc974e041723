import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFrame } from '@/components/layout/site-frame';

/** An address of no page at all: rendered outside of the layouts of pages, so it brings the shell itself. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
