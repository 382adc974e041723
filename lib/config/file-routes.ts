type ListImage = 'home' | 'sharecircle' | 'rank' | 'tool' | 'tutorial' | 'question' | 'feedback';
export const listImageName = (list: ListImage, part?: string): string => (part ? `${list}-${part}` : list);

/** Addresses of files, apart from those of pages: no page carries them to the browser. */
export const fileRoutes = {
  articleImage: (id: string) => `/post/${id}/og.png`,
  styleThumbs: (kind: 'markdown' | 'code') => `/theme/${kind}-thumbs.css`,
  articleStyle: (kind: 'markdown' | 'code', name: string) => `/theme/${kind}-${name}.css`,
  userImage: (id: string) => `/user/${id}/og.png`,
  tutorialImage: (id: string) => `/tutorial/${id}/og.png`,
  chapterImage: (tutorialId: string, id: string) => `/tutorial/${tutorialId}/${id}/og.png`,
  questionImage: (id: string) => `/question/${id}/og.png`,
  /** @param part a category of the home page, or a block of the share circle */
  listImage: (list: ListImage, part?: string) => `/list/${listImageName(list, part)}/og.png`,
  shareImage: (id: string) => `/sharecircle/${id}/og.png`,
  tagImage: (tag: string) => `/tag/${encodeURIComponent(tag)}/og.png`,
  /** @param code of a category, `SHARE_CIRCLE_SYNDICATION`, `syndicationOfUser` or `syndicationOfTag`; none for the whole site */
  rss: (code?: string) => (code ? `/rss/${code}` : '/rss'),
  atom: (code?: string) => (code ? `/atom/${code}` : '/atom'),
  openSearch: () => '/opensearch.xml',
  securityText: () => '/.well-known/security.txt',
  sitemap: () => '/sitemap.xml',
  sitemapPart: (type: string, part?: number) => `/sitemap/${part === undefined ? type : `${type}-${part}`}.xml`,
};
