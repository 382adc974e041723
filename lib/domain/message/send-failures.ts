/** Why a message was not sent without a connection (specification 1, section 8). */
export const SOCKET_CLOSED = '网络连接已断开，请刷新页面重新连接';
export const NO_CALLBACK = '发送超时，对方可能没有收到';
export const SEND_FAILED = '发送失败';
