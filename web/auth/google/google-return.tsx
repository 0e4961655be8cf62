import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Callout } from '../../ui/states/callout.tsx'
import { failureIn, useFailureText } from './failure-text.ts'
import { GoogleCallback } from './google-callback.tsx'
import { useGoogleWords } from './use-google-words.ts'

const code = 'code='

/** What /login shows to whoever comes back from Google: a page of its own with a code, a notice with a failure. */
export function GoogleReturn({ said: callback }: { said: string }) {
  useStripCallback(callback)
  return callback.startsWith(code) ? (
    <GoogleCallback code={callback.slice(code.length)} />
  ) : (
    <GoogleNotice said={callback} />
  )
}

/** Why Google did not lead in. */
function GoogleNotice({ said }: { said: string }) {
  const failureText = useFailureText()
  const isWorded = useGoogleWords()
  const failure = failureIn(said)
  if (!failure || !isWorded) return null
  return (
    <Callout tone={failure === 'google_cancelled' ? 'info' : 'warning'} urgent>
      {failureText(failure)}
    </Callout>
  )
}

/** Takes what Google's way back says out of the address, and keeps it where it survives a reload. */
function useStripCallback(said: string): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash) void navigate({ search }, { replace: true, state: said })
  }, [hash, search, said, navigate])
}
