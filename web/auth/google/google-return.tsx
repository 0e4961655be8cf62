import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Callout } from '../../ui/states/callout.tsx'
import { failureIn, useFailureText } from './failure-text.ts'
import { GoogleCallback } from './google-callback.tsx'
import { useGoogleWords } from './use-google-words.ts'

const code = 'code='

export function GoogleReturn({ said: callback }: { said: string }) {
  useStripCallback(callback)
  return callback.startsWith(code) ? (
    <GoogleCallback code={callback.slice(code.length)} />
  ) : (
    <GoogleNotice said={callback} />
  )
}

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

/** Moves the callback's parameters from the URL to the history state, where they survive a reload. */
function useStripCallback(said: string): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash) void navigate({ search }, { replace: true, state: said })
  }, [hash, search, said, navigate])
}
