import type { Student } from '#contract/people/students.ts'

export const nameOf = ({ first_name, last_name }: Pick<Student, 'first_name' | 'last_name'>): string =>
  last_name ? `${first_name} ${last_name}` : first_name
