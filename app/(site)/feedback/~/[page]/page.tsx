export { default, generateMetadata } from '@/app/(site)/feedback/page';

export const revalidate = 30;
export const generateStaticParams = () => [];
