const GREETINGS = [
  { from: 23, text: '夜深了' },
  { from: 18, text: '晚上好' },
  { from: 14, text: '下午好' },
  { from: 12, text: '中午好' },
  { from: 9, text: '上午好' },
  { from: 5, text: '早上好' },
] as const;

export function greetingOf(hour: number): string {
  return GREETINGS.find(({ from }) => hour >= from)?.text ?? '夜深了';
}
