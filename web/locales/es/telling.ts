import { notices } from './notices.ts'

/** The words of the notices, and of what is mailed. */
export const words = { notices }
