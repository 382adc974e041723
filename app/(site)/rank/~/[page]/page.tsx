export { default, generateMetadata } from '@/app/(site)/rank/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
