import { CheckList } from './check/check-list.tsx'
import { ChooseList } from './choose/choose-list.tsx'
import { Done } from './done/done.tsx'
import { GetReady } from './choose/get-ready.tsx'
import { ReadError } from './choose/read-error.tsx'
import { UploadProgress } from './choose/upload-progress.tsx'
import type { Check } from './check/use-check.ts'
import type { WizardState } from './use-wizard.ts'

export function WizardStep({ wizard, check }: { wizard: WizardState; check: Check }) {
  const { step, reading, result, importId, preview } = wizard
  const { source, share, error, read } = reading
  const readFile = (file: File) => read({ kind: 'file', file })
  if (result) return <Done result={result} importId={importId} check={check} />
  if (step === 2) return <CheckList preview={preview} check={check} />
  if (step === 0) return <GetReady onFile={readFile} onPaste={() => wizard.choose('paste')} />
  if (source && reading.isPending) return <UploadProgress share={share} source={source} />
  return (
    <ChooseList
      kind={wizard.kind}
      onKind={wizard.choose}
      text={wizard.text}
      onText={wizard.setText}
      onFile={readFile}
      failure={source && error && <ReadError error={error} source={source} onRetry={() => read(source)} />}
    />
  )
}
