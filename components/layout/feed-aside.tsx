import { CopyrightBlock } from '@/components/layout/copyright-block';
import { Greeting } from '@/components/user/greeting';
import { TopAuthors, type TopAuthor } from '@/components/user/top-authors';
import type { SiteConfig } from '@/lib/config/site';

interface FeedAsideProps {
  /** Undefined when the server could not read them. */
  authors: TopAuthor[] | undefined;
  site: SiteConfig;
}

/** The column beside the feed. */
export function FeedAside({ authors, site }: FeedAsideProps) {
  return (
    <>
      <Greeting />
      <TopAuthors authors={authors} />
      <CopyrightBlock site={site} />
    </>
  );
}
