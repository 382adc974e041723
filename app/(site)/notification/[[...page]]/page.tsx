import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MemberNotifications } from '@/components/notification/member-notifications';
import { NotificationList } from '@/components/notification/notification-list';
import { NotificationSkeletons } from '@/components/notification/notification-skeletons';
import { routes } from '@/lib/config/routes';
import { NOTIFICATION_KINDS } from '@/lib/domain/notification/notification-kinds';
import { kindOfPage } from '@/lib/domain/notification/subject';

type NotificationPageProps = PageProps<'/notification/[[...page]]'>;

/** The comments have the section's own address. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  Object.values(NOTIFICATION_KINDS).map(({ page }) => ({ page: routes.notifications(page).split('/').slice(2) }));

async function kindOf({ params }: NotificationPageProps) {
  const { page = [] } = await params;
  return kindOfPage(page[0]) ?? notFound();
}

export async function generateMetadata(props: NotificationPageProps): Promise<Metadata> {
  return { title: NOTIFICATION_KINDS[await kindOf(props)].title };
}

export default async function NotificationsPage(props: NotificationPageProps) {
  const kind = await kindOf(props);
  return (
    <MemberNotifications skeleton={<NotificationSkeletons />}>
      <NotificationList key={kind} kind={kind} />
    </MemberNotifications>
  );
}
