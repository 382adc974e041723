/** Leading rows of the basic information that cannot be removed (specification 2, section 5). */
export const FIXED_FIELDS = 2;
export const LEAST_SECTIONS = 2;

export const BASICS_TITLE = '基本信息';
export const NEW_FIELDS = ['姓名', '求职意向'] as const;
export const NEW_SECTIONS = ['教育经历', '工作经历', '项目经历', '专业技能'] as const;
export const NEW_SECTION_TITLE = '新模块';
