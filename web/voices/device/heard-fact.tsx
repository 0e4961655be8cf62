import { Mic, MicOff } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Recognizer } from '#contract/values/microphone.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Fact } from './fact.tsx'
import { useHeard } from './use-heard.ts'

type HeardFactProps = { language: PracticeLanguage; recognizers: readonly Recognizer[]; maker: string | null }

/** What turns speech of a language into text here, and a way to bring it onto the device. */
export function HeardFact({ language, recognizers, maker }: HeardFactProps) {
  const { t } = useTranslation('device')
  const { by, install, stage } = useHeard(language, recognizers)
  const words = () => {
    if (by === null) return t(($) => $.hears.no)
    if (by !== 'browser') return t(($) => $.heard[by])
    return maker ? t(($) => $.heard.browser, { maker }) : t(($) => $.heard.unknown)
  }
  return (
    <span className="grid gap-1">
      <Fact Icon={by ? Mic : MicOff} isGood={by !== null}>
        {words()}
      </Fact>
      {install && (
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          <span className="text-muted">{t(($) => $.heard.installable)}</span>
          <Button size="sm" pending={stage === 'pending'} pendingLabel={t(($) => $.heard.installing)} onClick={install}>
            {t(($) => $.heard.install)}
          </Button>
          {stage === 'failed' && <output className="text-danger-text">{t(($) => $.heard.notInstalled)}</output>}
        </span>
      )}
    </span>
  )
}
