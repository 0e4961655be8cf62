import { practice } from './practice.ts'

/** The words of the students' pages. */
export const words = { practice }
