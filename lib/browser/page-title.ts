import 'client-only';

/** The page's own title, and the one that is shown for it with the unread count. */
let counted: { title: string; shown: string } | undefined;

/** The page's own title, without the unread count: wherever a title leaves the tab. */
export const pageTitle = (): string => (document.title === counted?.shown ? counted.title : document.title);

/** Shows the count before the title, also before those of later pages. @returns removes it */
export function prefixPageTitle(prefix: string): () => void {
  const write = () => {
    // The next page sets its own title; in between there is none.
    if (document.title === '' || document.title === counted?.shown) return;
    counted = { title: document.title, shown: prefix + document.title };
    document.title = counted.shown;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    if (document.title === counted?.shown) document.title = counted.title;
    counted = undefined;
  };
}
