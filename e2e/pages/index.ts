import type { Page } from '@playwright/test';
import { AccountPage } from './account-page';
import { AnnotationPage } from './annotation-page';
import { ArticlePage } from './article-page';
import { AuthorCard } from './author-card';
import { Comments } from './comments';
import { FeedbackPage } from './feedback-page';
import { FoldersPage } from './folders-page';
import { HistoryPage } from './history-page';
import { HomePage } from './home-page';
import { HotNews } from './hot-news';
import { LearningPage } from './learning-page';
import { LoginDialog } from './login-dialog';
import { MessagesPage } from './messages-page';
import { NotificationPage } from './notification-page';
import { OfflineReading } from './offline-reading';
import { OwnDataPage } from './own-data-page';
import { QuestionPage } from './question-page';
import { RankPage } from './rank-page';
import { ReadingListPage } from './reading-list-page';
import { ResumeEditorPage } from './resume-editor-page';
import { ResumePage } from './resume-page';
import { ResumePrintPage } from './resume-print-page';
import { SearchBox } from './search-box';
import { SearchPage } from './search-page';
import { SearchPanel } from './search-panel';
import { SettingsPage } from './settings-page';
import { ShareBox } from './share-box';
import { ShareCirclePage } from './share-circle-page';
import { SharePage } from './share-page';
import { Shell } from './shell';
import { ToolPage } from './tool-page';
import { TutorialPage } from './tutorial-page';
import { UserPage } from './user-page';
import { WriteCenterPage } from './write-center-page';

/** The page objects by the names that specs give them: a further one is one more entry. */
export const PAGE_OBJECTS = {
  notificationPage: NotificationPage,
  annotationPage: AnnotationPage,
  messagesPage: MessagesPage,
  shell: Shell,
  loginDialog: LoginDialog,
  searchBox: SearchBox,
  homePage: HomePage,
  shareCirclePage: ShareCirclePage,
  questionPage: QuestionPage,
  tutorialPage: TutorialPage,
  articlePage: ArticlePage,
  readingListPage: ReadingListPage,
  comments: Comments,
  searchPage: SearchPage,
  searchPanel: SearchPanel,
  rankPage: RankPage,
  sharePage: SharePage,
  userPage: UserPage,
  foldersPage: FoldersPage,
  accountPage: AccountPage,
  settingsPage: SettingsPage,
  ownDataPage: OwnDataPage,
  learningPage: LearningPage,
  resumePage: ResumePage,
  resumePrintPage: ResumePrintPage,
  resumeEditorPage: ResumeEditorPage,
  authorCard: AuthorCard,
  historyPage: HistoryPage,
  feedbackPage: FeedbackPage,
  writeCenterPage: WriteCenterPage,
  hotNews: HotNews,
  toolPage: ToolPage,
  shareBox: ShareBox,
  offlineReading: OfflineReading,
} satisfies Record<string, new (page: Page) => object>;

export type PageObjects = { [K in keyof typeof PAGE_OBJECTS]: InstanceType<(typeof PAGE_OBJECTS)[K]> };

/** All page objects of one browser page. */
export const pageObjectsOf = (page: Page): PageObjects =>
  Object.fromEntries(
    Object.entries(PAGE_OBJECTS).map(([name, PageObject]) => [name, new PageObject(page)]),
  ) as PageObjects;
