const sameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

export function clockTime(at: number): string {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
  return sameDay(moment, new Date()) ? time : `${moment.getMonth() + 1}月${moment.getDate()}日 ${time}`;
}
