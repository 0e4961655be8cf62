import type { Location } from 'react-router'
import { hasGoogle } from './has-google.ts'

/** The parameters of Google's redirect, such as "code=…": in the URL fragment, or in the history state once stripped. */
export const callbackParams = ({ hash, state }: Location<unknown>): string =>
  hasGoogle() ? hash.slice(1) || (typeof state === 'string' ? state : '') : ''
