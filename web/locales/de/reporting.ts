import { home } from './home.ts'
import { reports } from './reports.ts'

/** The words of Home, and of reports. */
export const words = { home, reports }
