export { default, generateMetadata } from '@/app/(site)/user/[id]/focus/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
