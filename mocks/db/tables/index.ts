/*
 * Every kind of rows that the store has; a new noun adds its line here and is stored, reset and shown to tests.
 * Times are epoch milliseconds, and counts that follow from other rows are not stored.
 */
export * from './article';
export * from './comment';
export * from './feedback';
export * from './folder';
export * from './friend-link';
export * from './history';
export * from './login-record';
export * from './message';
export * from './notification';
export * from './question';
export * from './resume';
export * from './session';
export * from './share';
export * from './bookmark';
export * from './tag';
export * from './tool';
export * from './tutorial';
export * from './upload';
export * from './user';
