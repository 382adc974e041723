/** Loaded as one: an answer to a notified comment needs nearly all of the list. */
export { CommentAnswer } from '@/components/notification/comment-answer';
export { CommentList } from './comment-list';
