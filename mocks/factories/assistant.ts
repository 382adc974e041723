import { DAY, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { User } from '@/mocks/db/tables';
import { NEW_ACCOUNT } from './user';

/** Id of the bot that answers private messages, so that a new member has a live chat. */
export const ASSISTANT_ID = idFor('user:assistant');

export const WELCOME = '你好，我是社区小助手。这里的私信都是实时的：随便说点什么，我会马上回你。';

export const createAssistant = (): User => ({
  ...NEW_ACCOUNT,
  id: ASSISTANT_ID,
  nickname: '社区小助手',
  job: '自动回复',
  description: '我是机器人，会回你的每一条私信。',
  exp: 100,
  createTime: START - 900 * DAY,
});

interface Rule {
  asks: RegExp;
  answer: string;
}

const RULES: readonly Rule[] = [
  {
    asks: /你好|您好|嗨|哈喽|hello|\bhi\b/i,
    answer: '你好呀！想试什么就试：发图片、引用、两分钟内撤回，都可以拿我练手。',
  },
  { asks: /谢|thx|thanks/i, answer: '不客气，有问题随时来。' },
  { asks: /撤回/, answer: '发出后两分钟内，点消息旁边的“…”就能撤回，我这边也会立刻看不到它。' },
  { asks: /图片|照片|截图/, answer: '把图片直接粘贴或者拖进输入框就行，发送前可以先看一眼。' },
  {
    asks: /文章|发布|审核/,
    answer: '点右上角的“写文章”开始写，草稿会一直保存在浏览器里；提交之后等审核通过就会出现在首页。',
  },
  { asks: /反馈|bug|问题/i, answer: '可以到“反馈”页写一条，大家都看得到，也能给它点表情。' },
  { asks: /再见|拜拜|bye/i, answer: '再见，祝今天的构建一次通过。' },
  { asks: /[?？]\s*$/, answer: '这个我答不上来，我只是一个很小的机器人。去首页搜一搜，多半有人写过。' },
];
const FALLBACKS = [
  '收到。',
  '嗯嗯，我在听。',
  '记下了，虽然我不太懂。',
  '这句话说得很有道理。',
  '我只会几句话，但每一条都会回你。',
];

/** The bot's answer to a message; the same for the same words. */
export function assistantAnswer(content: string | null, messageCount: number): string {
  if (content === null) return '图片收到了，看着不错。';
  return RULES.find(({ asks }) => asks.test(content))?.answer ?? FALLBACKS[messageCount % FALLBACKS.length] ?? '收到。';
}
