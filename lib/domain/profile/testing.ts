import type { ProfileValues } from './schema';

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
