import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import type { CommentPage } from '@/lib/domain/comment/schema';
import { blockName } from '@/lib/domain/share/blocks';
import type { Share } from '@/lib/domain/share/schema';
import { toIsoTime } from '@/lib/utils/time';
import { absoluteUrl, authorNode, discussionFields, LANGUAGE, pageImages, type JsonLdNode } from './json-ld';
import { shareTitle } from './share-title';

export function shareJsonLd(share: Share, comments: CommentPage | undefined): JsonLdNode {
  const url = absoluteUrl(routes.share(share.id));
  return {
    '@type': 'DiscussionForumPosting',
    url,
    mainEntityOfPage: url,
    headline: shareTitle(share),
    text: share.content,
    inLanguage: LANGUAGE,
    image: pageImages(fileRoutes.shareImage(share.id), ...share.pictures),
    datePublished: toIsoTime(share.createTime) || undefined,
    author: authorNode(share),
    articleSection: blockName(share.block) || undefined,
    isPartOf: {
      '@type': 'CollectionPage',
      name: ['友圈', blockName(share.block)].filter(Boolean).join(' · '),
      url: absoluteUrl(routes.shareCircle({ block: blockName(share.block) ? share.block : undefined })),
    },
    ...discussionFields({ url, likes: share.likeCount, commentCount: share.commentCount, comments }),
  };
}
