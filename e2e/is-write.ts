import type { ReceivedRequest } from './control';

/** GET calls that change state on the server; every POST that is not a read counts besides. */
const WRITING_GETS =
  /\/(operateTop|deletearticle|(un)?agree(article|comment)?|(un)?collect(article|tool)|(un)?focususer|attitude\/(increase|cancel)|delete|unbind|revocate-im|setTop|resetTop)$/;
const READING_POSTS = /\/(recommend|author-recommend|search|actioncounts|chat-person-list|chat-record-list|messages)$/;

/** Whether a request changes what the API stores. */
export const isWrite = ({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) =>
  method === 'GET' ? WRITING_GETS.test(path) : !READING_POSTS.test(path);
