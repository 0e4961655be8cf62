import { Copy, Printer } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/button.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'

type ShownCodesProps = { codes: readonly string[]; onDone: () => void }

/** The recovery codes, the only time that they can be read. */
export function ShownCodes({ codes, onDone }: ShownCodesProps) {
  const { t } = useTranslation('factors')
  const id = useId()
  const toasts = useToasts()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toasts.success(t(($) => $.codes.copied))
  }
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md border border-warning bg-warning-soft p-4">
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
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t(($) => $.codes.copy)}
        </Button>
        <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t(($) => $.codes.print)}
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          {t(($) => $.codes.done)}
        </Button>
      </div>
    </section>
  )
}
