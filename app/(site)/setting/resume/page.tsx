import type { Metadata } from 'next';
import { MemberSettings } from '@/components/shell/member-settings';
import { ResumeList } from '@/components/resume/resume-list';

export const metadata: Metadata = { title: '我的简历' };

export default function ResumeSettingsPage() {
  return (
    <MemberSettings>
      <ResumeList />
    </MemberSettings>
  );
}
