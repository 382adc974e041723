import type { ProfileValues } from './schema';

/** A form with what is required, and no more. */
export const values: ProfileValues = {
  nickname: '林间小鹿',
  avatar: '',
  gender: '0',
  birthday: '1995-06-15',
  startWorkTime: '',
  job: '',
  blogAddress: '',
  description: '',
};
