import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PracticeLanguageState } from '#contract/practice-languages.ts'
import { useFormat } from '../lib/format.ts'
import { ownName } from '../lib/language-names.ts'
import { cx } from '../ui/cx.ts'
import { Switch } from '../ui/switch.tsx'

type LanguageTileProps = {
  state: PracticeLanguageState
  /** Whether no further language can be switched on. */
  isFull: boolean
  onSwitch: (on: boolean) => void
}

/** A language with its switch: its name, what it calls itself, and how many chatbots speak it. */
export function LanguageTile({ state: { language, on, chatbot_count }, isFull, onSwitch }: LanguageTileProps) {
  const { languageName } = useFormat()
  const name = languageName(language)
  const own = ownName(language)
  return (
    <li className={cx('rounded-md border px-3.5 py-3 transition-colors', on ? onLook : 'border-border')}>
      <Switch
        label={
          <>
            {name}
            {own !== name && (
              <span className="ms-2 font-normal text-muted">
                <bdi lang={language}>{own}</bdi>
              </span>
            )}
          </>
        }
        hint={on && <Use language={language} count={chatbot_count} />}
        checked={on}
        disabled={on ? chatbot_count > 0 : isFull}
        onChange={onSwitch}
      />
    </li>
  )
}

/** Which chatbots keep it on, or that it is free. */
function Use({ language, count }: { language: string; count: number }) {
  const { t } = useTranslation('languages')
  const { number } = useFormat()
  if (count === 0) return t(($) => $.free)
  return (
    <Link to={`/manage?language=${language}`} className="rounded-xs underline-offset-3 hover:underline">
      {t(($) => $.inUse, { count, number: number(count) })}
    </Link>
  )
}

const onLook = 'border-primary bg-primary-soft'
