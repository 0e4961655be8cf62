import { useState } from 'react'
import { useImportAddress } from './import-address.ts'
import { type RunResult, usePreview, useReadList } from './imports.api.ts'

export type ListKind = 'file' | 'paste'

type WizardOptions = { onClose: () => void; start: ListKind | undefined }

export function useWizard({ onClose, start }: WizardOptions) {
  const address = useImportAddress()
  const [importId, setImportId] = useState(address.id)
  const [isChoosing, setIsChoosing] = useState(start === 'paste')
  const [kind, setKind] = useState<ListKind>(start ?? 'file')
  const [text, setText] = useState('')
  const [result, setResult] = useState<RunResult | null>(null)
  const [isAskingToLeave, setIsAskingToLeave] = useState(false)
  const preview = usePreview(importId)
  const check = (id: string | null) => {
    setImportId(id)
    if (id !== importId) address.write(id)
  }
  const reading = useReadList(({ import_id }) => check(import_id))

  const step = result ? 3 : importId ? 2 : isChoosing || reading.source ? 1 : 0
  const hasStarted = step < 2 && (reading.isPending || text.trim() !== '')

  const close = () => {
    setIsAskingToLeave(false)
    reading.cancel()
    // Not by the id in the address: that one is rendered later than a quick press on Leave.
    if (importId) address.write(null)
    onClose()
  }
  const choose = (nextKind: ListKind = kind) => {
    reading.cancel()
    setKind(nextKind)
    setResult(null)
    check(null)
    setIsChoosing(true)
  }

  return {
    step,
    importId,
    preview,
    reading,
    kind,
    text,
    result,
    isAskingToLeave,
    setText,
    read: reading.read,
    choose,
    goBack: () => {
      reading.cancel()
      setIsChoosing(false)
    },
    finish: (outcome: RunResult) => {
      setText('')
      setResult(outcome)
      address.write(null)
    },
    importMore: () => {
      setResult(null)
      address.write(importId)
    },
    startOver: () => {
      setText('')
      choose('file')
      setIsChoosing(false)
    },
    /** Asks for confirmation if rows were chosen. */
    leave: (hasChosenRows: boolean) => (hasStarted || hasChosenRows ? setIsAskingToLeave(true) : close()),
    stay: () => setIsAskingToLeave(false),
    close,
  }
}

export type WizardState = ReturnType<typeof useWizard>
