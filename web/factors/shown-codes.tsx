import { useClipboard } from '@mantine/hooks'
import { Copy, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useLeaveGuard } from '../app/leaving/use-leave-guard.ts'
import { Button } from '../ui/buttons/button.tsx'
import { LeaveCodesDialog } from './leave-codes-dialog.tsx'

type ShownCodesProps = { codes: readonly string[]; onDone: () => void }

/** The recovery codes, the only time that they can be read. */
export function ShownCodes({ codes, onDone }: ShownCodesProps) {
  const { t } = useTranslation('factors')
  const id = useId()
  const { copy, copied, error } = useClipboard()
  const [isKept, setIsKept] = useState(false)
  if (copied && !isKept) setIsKept(true)
  const guard = useLeaveGuard(!isKept)
  const printAll = () => {
    setIsKept(true)
    print()
  }
  return (
    <section
      aria-labelledby={id}
      data-printed
      className="grid gap-3 rounded-md border border-warning bg-warning-soft p-4"
    >
      <h3 id={id} className="font-semibold">
        {t(($) => $.codes.shown)}
      </h3>
      <p className="text-sm">{t(($) => $.codes.shownText)}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-5" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      {error && <output className="text-sm font-medium print:hidden">{t(($) => $.codes.copyByHand)}</output>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => copy(codes.join('\n'))}>
          {copied ? t(($) => $.codes.copied) : t(($) => $.codes.copy)}
        </Button>
        <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={printAll}>
          {t(($) => $.codes.print)}
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          {t(($) => $.codes.done)}
        </Button>
      </div>
      <LeaveCodesDialog {...guard} />
    </section>
  )
}
