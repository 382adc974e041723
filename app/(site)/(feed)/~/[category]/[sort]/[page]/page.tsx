export { default, generateMetadata } from '@/app/(site)/(feed)/page';

export const revalidate = 30;
export const generateStaticParams = () => [];
