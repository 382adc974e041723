export interface NewCredentials {
  username: string;
  password: string;
  confirmPassword: string;
  /** Text of the captcha. */
  code: string;
}

const USERNAME = /^[A-Za-z0-9@]+$/;

/** What is wrong with new credentials, by field (specification 1, section 5); nothing when they may be sent. */
export function credentialProblems({
  username,
  password,
  confirmPassword,
}: NewCredentials): Partial<Record<keyof NewCredentials, string>> {
  return {
    ...(!USERNAME.test(username) && { username: '用户名只支持英文字符、数字和@符' }),
    ...(password !== confirmPassword && { confirmPassword: '两次输入的密码不一致' }),
  };
}

/** Whether every field of a form is filled, so that it may be submitted. */
export const isFilled = (form: object): boolean => Object.values(form).every((value) => value !== '');
