import type { Location } from 'react-router'
import { hasGoogle } from './has-google.ts'

/** What Google's way back says, such as "code=…": after the # of the address, or kept with it once it was taken out. */
export const callbackParams = ({ hash, state }: Location<unknown>): string =>
  hasGoogle() ? hash.slice(1) || (typeof state === 'string' ? state : '') : ''
