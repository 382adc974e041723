import type { Relation } from './relation';

/** Rows as the store keeps them: times are epoch milliseconds, and counts that follow from other rows are not stored. */
export interface User {
  id: string;
  /** Null for accounts that signed up with a third party. */
  username: string | null;
  password: string | null;
  email: string | null;
  bindWx: boolean;
  githubId: string | null;
  githubName: string | null;
  giteeId: string | null;
  giteeName: string | null;
  nickname: string;
  avatar: string | null;
  job: string | null;
  description: string | null;
  gender: '0' | '1' | null;
  exp: number;
  blogAddress: string | null;
  imRestrict: '0' | '1' | '2' | '3';
  birthday: string | null;
  hasUpdateBirthday: boolean;
  startWorkTime: string | null;
  /** The day (China time, YYYY-MM-DD) of the latest sign-in for experience. */
  signedOn: string | null;
  createTime: number;
}

export interface Article {
  id: string;
  userId: string;
  articleTitle: string;
  /** Markdown as its author typed it. */
  content: string;
  /** Html as sent by the author's client; undefined: made of `content` when first asked for. */
  html: string | null | undefined;
  /** Codes, joined by ';'. */
  tag: string;
  category: string;
  status: string;
  description: string | null;
  coverImage: string | null;
  linkUrl: string | null;
  theme: string | null;
  codeStyle: string | null;
  createTime: number;
  updateTime: number;
  viewCounts: number;
  /** When its author pinned it. */
  topTimeStap: number | null;
}

export interface Comment {
  id: string;
  articleId: string;
  userId: string;
  content: string;
  commentImage: string | null;
  createTime: number;
  /** Top-level comment of the thread; null for one. */
  topId: string | null;
  /** Set on a reply to a reply. */
  replyUserId: string | null;
  replyNickname: string | null;
  /** Text of the comment it answers. */
  replyComment: string | null;
}

/** 1 like, 2 collect, 3 follow, 4 comment, 5 system notice. */
export type NotificationType = '1' | '2' | '3' | '4' | '5';

export interface Notification {
  id: string;
  /** Whom it is for. */
  userId: string;
  itemType: NotificationType;
  read: boolean;
  sourceUserId: string | null;
  articleId: string | null;
  comment: string | null;
  isReplyComment: boolean;
  content: string | null;
  createTime: number;
}

export interface Token {
  userId: string;
  expires: number;
}

/** The API's own HTTP session, behind the cookie SESSIONID. */
export interface HttpSession {
  expires: number;
  captcha: string | null;
  cipher: { aesKey: string; aesIv: string } | null;
  /** When it last had a code sent by e-mail. */
  emailSentAt: number | null;
}

export interface Resume {
  id: string;
  userId: string;
  /** JSON list of sections. */
  content: string;
  themeColor: string;
  themeStyleName: string;
}

export interface FriendLink {
  id: string;
  name: string;
  logo: string;
  link: string;
}

export interface Feedback {
  id: string;
  userId: string;
  /** Markdown. */
  content: string;
  /** As sent by its author's client; undefined: made of `content` when first asked for. */
  html: string | undefined;
  createTime: number;
  updateTime: number;
}

export interface LoginLog {
  id: string;
  userId: string;
  loginTime: number;
  address: string;
  ip: string;
  /** 1 password, 2 e-mail code, 3 WeChat, 4 Gitee, 5 GitHub. */
  loginType: '1' | '2' | '3' | '4' | '5';
}

/** A QR code to scan; its authId is never given out again. */
export interface QrCode {
  authId: string;
  /** Whose account it binds to WeChat; null: it signs in. */
  boundTo: string | null;
  /** Until when it can be scanned; 0 once it was. */
  expires: number;
}

/** What a provider handed out after somebody agreed. */
export interface OAuthCode {
  code: string;
  provider: 'gitee' | 'github';
  /** At the provider. */
  accountId: string;
  accountName: string;
  expires: number;
}

/** A picture that somebody uploaded. */
export interface Upload {
  bytes: Uint8Array;
  type: string;
}

/** A tag that a member made for themselves. */
export interface CustomTag {
  id: string;
  userId: string;
  /** Category. */
  pid: string;
  tagName: string;
}

export interface Database {
  users: Map<string, User>;
  articles: Map<string, Article>;
  /** By article, in order of creation. */
  comments: Map<string, Comment[]>;
  likes: Relation;
  collects: Relation;
  commentLikes: Relation;
  follows: Relation;
  /** Who read which article when. */
  histories: Relation;
  /** Newest first. */
  notifications: Notification[];
  friendLinks: FriendLink[];
  /** Newest first. */
  feedbacks: Feedback[];
  /** From a user to a feedback's reaction, see `attitudeTo`. */
  attitudes: Relation;
  resumes: Map<string, Resume>;
  /** Newest first. */
  loginLogs: LoginLog[];
  /** By authId. */
  qrCodes: Map<string, QrCode>;
  oauthCodes: Map<string, OAuthCode>;
  /** By file name. */
  uploads: Map<string, Upload>;
  /** The code last sent to an address. */
  emailCodes: Map<string, { email: string; code: string; expires: number }>;
  /** Oldest first. */
  customTags: CustomTag[];
  tokens: Map<string, Token>;
  httpSessions: Map<string, HttpSession>;
}
