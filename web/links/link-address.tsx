import { useClipboard } from '@mantine/hooks'
import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

/** In milliseconds. */
const copiedMs = 2500

/** If the clipboard is blocked, the text is selected instead. */
export function LinkAddress({ url }: { url: string }) {
  const { t } = useTranslation('links')
  const field = useRef<HTMLInputElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: copiedMs })
  const Icon = copied ? Check : Copy
  const press = () => {
    field.current?.select()
    copy(url)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        ref={field}
        label={t(($) => $.address)}
        labelHidden
        readOnly
        dir="ltr"
        value={url}
        hint={error && t(($) => $.copyByHand)}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="primary" icon={<Icon aria-hidden="true" />} onClick={press}>
        {copied ? t(($) => $.copied) : t(($) => $.copy)}
      </Button>
      <output className="sr-only">{copied && t(($) => $.copied)}</output>
    </div>
  )
}
