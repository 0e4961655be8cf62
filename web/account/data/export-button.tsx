import { Download } from 'lucide-react'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useExport } from '../account.api.ts'

type ExportButtonProps = {
  /** What the page around it says. */
  words: { label: string; pending: string; done: string }
}

/** Takes everything that is held about the school along as a file. */
export function ExportButton({ words: { label, pending, done } }: ExportButtonProps) {
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useExport()
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      pending={isPending}
      pendingLabel={pending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: () => toasts.success(done),
          onError: (error) => toasts.error(errorText(error)),
        })
      }
    >
      {label}
    </Button>
  )
}
