import { seedMessages } from '../seed';
import { defineTable, emptyTable } from '../table';

/** A private message. */
export interface Message {
  id: string;
  /** What its sender's client called it; null for seeded ones. */
  clientId: string | null;
  fromId: string;
  toId: string;
  content: string | null;
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  quoteId: string | null;
  /** Later than every message before it. */
  sentAt: number;
  read: boolean;
  recalled: boolean;
  /** Ids of the users who deleted it for themselves. */
  deletedBy: readonly string[];
}

/** How a user keeps a conversation. */
export interface ConversationSetting {
  pinned: boolean;
  /** What was sent until then is gone from it. */
  clearedAt: number;
}

/** The oldest first. */
export const messages = defineTable({ seed: seedMessages });

/** By `settingKey`. */
export const conversationSettings = emptyTable<ConversationSetting>();
