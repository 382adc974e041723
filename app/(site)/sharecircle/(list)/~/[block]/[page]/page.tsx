export { default, generateMetadata } from '@/app/(site)/sharecircle/(list)/page';

export const revalidate = 30;
export const generateStaticParams = () => [];
