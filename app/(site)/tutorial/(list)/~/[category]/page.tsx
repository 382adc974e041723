export { default, generateMetadata } from '@/app/(site)/tutorial/(list)/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
