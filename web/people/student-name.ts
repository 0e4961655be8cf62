import type { Student } from '#contract/students.ts'

export const nameOf = ({ first_name, last_name }: Pick<Student, 'first_name' | 'last_name'>): string =>
  last_name ? `${first_name} ${last_name}` : first_name
