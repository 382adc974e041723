'use client';

import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMemo, type ReactNode } from 'react';
import { useResolvedTheme } from '@/hooks/ui/use-theme';
import { readAntdTheme } from '@/styles/antd-theme';

dayjs.locale('zh-cn');

/** antd writes two Chinese characters of a button apart; the site does not. */
const BUTTON = { autoInsertSpace: false };

/**
 * The UI kit in the site's looks and language. For member pages, below what only a browser renders
 * (`MemberOnly`): public pages carry nothing of the kit.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useResolvedTheme() === 'dark';
  const theme = useMemo(() => readAntdTheme(isDark), [isDark]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={BUTTON}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
