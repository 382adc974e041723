export { default, generateMetadata } from '@/app/(site)/user/[id]/collect/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
