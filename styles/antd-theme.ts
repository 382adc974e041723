import { theme, type ThemeConfig } from 'antd';

/** Reads a custom property of styles/tokens.css as it holds now. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const pixels = (name: string): number => Number.parseFloat(token(name));

/** jsdom has no media. */
const hasMotion = () => !('matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches);

/** The UI kit's theme, from the tokens of the page's current theme: in the browser only. */
export function readAntdTheme(isDark: boolean): ThemeConfig {
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: {
      colorPrimary: token('color-accent'),
      colorLink: token('color-accent'),
      colorSuccess: token('color-success'),
      colorWarning: token('color-warning'),
      colorError: token('color-danger'),
      colorText: token('color-text'),
      colorTextSecondary: token('color-text-secondary'),
      colorTextTertiary: token('color-text-tertiary'),
      colorTextPlaceholder: token('color-text-tertiary'),
      colorTextDescription: token('color-text-tertiary'),
      colorTextLightSolid: token('color-on-accent'),
      colorBgBase: token('color-surface'),
      colorBgContainer: token('color-surface'),
      colorBgElevated: token('color-surface-raised'),
      colorBgLayout: token('color-bg'),
      colorBorder: token('color-border-field'),
      colorBorderSecondary: token('color-border'),
      borderRadius: pixels('radius-control'),
      borderRadiusSM: pixels('radius-chip'),
      borderRadiusLG: pixels('radius'),
      controlHeight: pixels('control-height'),
      fontFamily: token('font-ui'),
      fontSize: pixels('text-md'),
      motion: hasMotion(),
      boxShadowSecondary: token('shadow-popover'),
    },
  };
}
