import { seedMessages } from '../seed';
import { defineTable, emptyTable } from '../table';

export interface Message {
  id: string;
  /** The id given by the sender's client; null for seeded messages. */
  clientId: string | null;
  fromId: string;
  toId: string;
  content: string | null;
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  quoteId: string | null;
  sentAt: number;
  read: boolean;
  recalled: boolean;
  /** Ids of the users who deleted it for themselves. */
  deletedBy: readonly string[];
}

/** A user's settings for a conversation. */
export interface ConversationSetting {
  pinned: boolean;
  /** Messages sent until then are hidden. */
  clearedAt: number;
}

export const messages = defineTable({ seed: seedMessages });

export const conversationSettings = emptyTable<ConversationSetting>();
