import { Callout } from '../../ui/states/callout.tsx'
import { failureIn, useFailureText } from './failure-text.ts'
import { useGoogleWords } from './use-google-words.ts'

/** Why Google did not lead in. */
export function GoogleNotice({ said }: { said: string }) {
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
