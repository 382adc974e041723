/** Specification 1, sections 5 and 9. */
export const MESSAGE_MAX_LENGTH = 500;
export const RECORD_PAGE_SIZE = 15;
export const RECALL_MS = 120_000;
export const CALLBACK_TIMEOUT_MS = 15_000;
export const IMAGE_MAX_WIDTH = 280;
export const IMAGE_MAX_HEIGHT = 360;

/** Why a message was not sent without a connection (specification 1, section 8). */
export const SOCKET_CLOSED = '网络连接已断开，请刷新页面重新连接';
export const NO_CALLBACK = '发送超时，对方可能没有收到';
export const SEND_FAILED = '发送失败';

/** Notices about the member's own restriction of senders; '' for none. */
export const RESTRICT_NOTICES: Readonly<Record<string, string>> = {
  '1': '你只接收关注的人的私信，对方可能无法回复',
  '2': '你只接收互相关注的人的私信，对方可能无法回复',
  '3': '你不接收任何人的私信，对方无法回复',
};
