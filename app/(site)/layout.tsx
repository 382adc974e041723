export { SiteFrame as default } from '@/components/layout/site-frame';
