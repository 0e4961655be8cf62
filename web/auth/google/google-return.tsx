import { GoogleArrival } from './google-arrival.tsx'
import { GoogleNotice } from './google-notice.tsx'
import { useTidyAddress } from './use-tidy-address.ts'

const code = 'code='

/** What /login shows to whoever comes back from Google: a page of its own with a code, a notice with a failure. */
export function GoogleReturn({ said }: { said: string }) {
  useTidyAddress(said)
  return said.startsWith(code) ? <GoogleArrival code={said.slice(code.length)} /> : <GoogleNotice said={said} />
}
