import type { NounChecks } from '../noun';
import { accountChecks } from './account';
import { articleChecks } from './article';
import { bookmarkChecks } from './bookmark';
import { commentChecks } from './comment';
import { dynamicChecks } from './dynamic';
import { feedbackChecks } from './feedback';
import { folderChecks } from './folder';
import { friendLinkChecks } from './friend-link';
import { historyChecks } from './history';
import { hotNewsChecks } from './hot-news';
import { loginRecordChecks } from './login-record';
import { messageChecks } from './message';
import { notificationChecks } from './notification';
import { oauthChecks } from './oauth';
import { profileChecks } from './profile';
import { questionChecks } from './question';
import { resumeChecks } from './resume';
import { searchChecks } from './search';
import { sessionChecks } from './session';
import { shareChecks } from './share';
import { tagChecks } from './tag';
import { toolChecks } from './tool';
import { tutorialChecks } from './tutorial';
import { uploadChecks } from './upload';
import { userChecks } from './user';

/** In the order of asking: the first ones show whose rows the others ask about. */
export const NOUN_CHECKS: readonly NounChecks[] = [
  sessionChecks,
  articleChecks,
  shareChecks,
  userChecks,
  commentChecks,
  dynamicChecks,
  feedbackChecks,
  folderChecks,
  bookmarkChecks,
  friendLinkChecks,
  hotNewsChecks,
  questionChecks,
  searchChecks,
  tagChecks,
  toolChecks,
  tutorialChecks,
  oauthChecks,
  historyChecks,
  loginRecordChecks,
  messageChecks,
  notificationChecks,
  resumeChecks,
  profileChecks,
  accountChecks,
  uploadChecks,
];
