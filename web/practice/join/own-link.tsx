import { useClipboard } from '@mantine/hooks'
import { Check, Copy, Printer } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { QrCode } from '../../charts/qr-code.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClasses } from '../../ui/buttons/button-classes.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PageHeading } from '../page-heading.tsx'

/** In milliseconds. */
const copiedMs = 2500

/** Printed, the page is a card: name, QR code and address. */
export function OwnLink({ name, link }: { name: string; link: string }) {
  const { t } = useTranslation('join')
  const { copy, copied } = useClipboard({ timeout: copiedMs })
  const Icon = copied ? Check : Copy
  return (
    <div className="grid grid-cols-1 gap-5" aria-live="polite">
      <div className="grid gap-2">
        <PageHeading>{t(($) => $.doneTitle, { name })}</PageHeading>
        <p className="text-muted print:hidden">{t(($) => $.doneText)}</p>
      </div>
      <a href={link} className={`${buttonClasses('primary', 'lg', true)} print:hidden`}>
        {t(($) => $.practise)}
      </a>
      <div className="hidden gap-3 print:grid">
        <p>{t(($) => $.scan)}</p>
        <div className="w-60">
          <QrCode text={link} label={t(($) => $.qr)} />
        </div>
        <p dir="ltr" className="text-sm wrap-anywhere">
          {link}
        </p>
      </div>
      <div className="grid gap-2 print:hidden">
        <TextField
          label={t(($) => $.address)}
          readOnly
          dir="ltr"
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button full icon={<Icon aria-hidden="true" />} onClick={() => copy(link)}>
            {copied ? t(($) => $.copied) : t(($) => $.copy)}
          </Button>
          <Button full icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t(($) => $.print)}
          </Button>
        </div>
      </div>
      <section className="grid gap-1 print:hidden">
        <h2 className="font-semibold">{t(($) => $.homeTitle)}</h2>
        <p className="text-muted">{t(($) => $.homeText)}</p>
      </section>
    </div>
  )
}
