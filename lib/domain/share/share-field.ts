export const SHARE_FIELD_ID = 'share-content';
