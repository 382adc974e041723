import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy, isText } from '@/lib/browser/storage';
import { withRecentTool } from './recent-tools';

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

export const recentTools = personalValue({ key: 'RECENT_TOOLS', schema: checkedBy(isIds) });

export const rememberTool = (id: string): void => void recentTools.set(withRecentTool(recentTools.get() ?? [], id));

export const forgetRecentTools = (): void => void recentTools.set(undefined);
