import { test } from './fixtures';
import { startOwnSite, type Site } from './servers';

/** A site with an empty page cache for the tests of a file, which one worker runs, so that it starts once. */
export function ownSite(): { readonly url: string } {
  let site: Site | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ servers }) => {
    site = await startOwnSite(servers.apiUrl);
  });
  test.afterAll(() => site?.stop());
  return {
    get url() {
      if (!site) throw new Error('The site has not started');
      return site.url;
    },
  };
}
