import { Download } from 'lucide-react'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useExport } from '../account.api.ts'

type ExportButtonProps = {
  words: { label: string; pending: string; done: string }
}

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
