import 'client-only';
import { findMute } from '@/lib/domain/mute/muting';
import { mutes } from '@/lib/domain/mute/mutes';
import type { Push } from '@/lib/domain/live/live-events';
import { notificationRow } from '@/lib/domain/notification/subject';

/** Whether a push gets neither toast nor notice of the system. Private messages are silenced by chat (`isQuietChat`). */
export function isMutedPush(push: Push): boolean {
  if (push.kind !== 'notification' || !push.notificationKind || !push.notification) return false;
  return findMute(mutes.get() ?? [], notificationRow(push.notificationKind, push.notification)) !== undefined;
}
