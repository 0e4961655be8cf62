import { classes } from './classes.ts'
import { student } from './student.ts'

/** The words of single students, and of classes. */
export const words = { classes, student }
