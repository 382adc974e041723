'use client';

import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMemo, type ReactNode } from 'react';
import { useResolvedTheme } from '@/hooks/ui/use-theme';
import { readAntdTheme } from '@/styles/antd-theme';
import './antd-provider.css';

dayjs.locale('zh-cn');

/** antd inserts a space between two Chinese characters; the site does not. */
const BUTTON = { autoInsertSpace: false };

/** Inside `MemberOnly` alone, which is client-rendered: public pages load no antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useResolvedTheme() === 'dark';
  const theme = useMemo(() => readAntdTheme(isDark), [isDark]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={BUTTON}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
