import { CheckList } from './check-list.tsx'
import { ChooseList } from './choose-list.tsx'
import { Done } from './done.tsx'
import { GetReady } from './get-ready.tsx'
import { ReadFailure } from './read-failure.tsx'
import { ReadingList } from './reading-list.tsx'
import type { Check } from './use-check.ts'
import type { WizardState } from './use-wizard.ts'

/** The step that is being taken. */
export function WizardStep({ wizard, check }: { wizard: WizardState; check: Check }) {
  const { step, reading, result, importId, preview } = wizard
  if (result)
    return (
      <Done
        result={result}
        problemsOf={check.leftOut > 0 ? importId : null}
        onSee={wizard.close}
        onAnother={check.startOver}
      />
    )
  if (step === 2) return <CheckList preview={preview} check={check} />
  if (step === 0) return <GetReady onChoose={() => wizard.choose('file')} />
  const { source, share, error, read } = reading
  if (source && reading.isPending) return <ReadingList share={share} source={source} />
  return (
    <ChooseList
      kind={wizard.kind}
      onKind={wizard.choose}
      text={wizard.text}
      onText={wizard.setText}
      onFile={(file) => read({ kind: 'file', file })}
      failure={source && error && <ReadFailure error={error} source={source} onRetry={() => read(source)} />}
    />
  )
}
