import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { PracticeLanguageState } from '#contract/school/practice-languages.ts'
import { useFormat } from '../lib/words/format.ts'
import { ownName } from '../lib/words/language-names.ts'
import { cx } from '../ui/cx.ts'
import { Switch } from '../ui/fields/switch.tsx'

type LanguageTileProps = {
  state: PracticeLanguageState
  isFull: boolean
  onSwitch: (on: boolean) => void
}

export function LanguageTile({ state, isFull, onSwitch }: LanguageTileProps) {
  const { language, on, chatbot_count, avatar_count } = state
  const { languageName } = useFormat()
  const name = languageName(language)
  const own = ownName(language)
  return (
    <li className={cx('rounded-md border px-3.5 py-3 transition-colors', on ? onClasses : 'border-border')}>
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
        hint={on && <LanguageUsage state={state} />}
        checked={on}
        disabled={on ? chatbot_count + avatar_count > 0 : isFull}
        onChange={onSwitch}
      />
    </li>
  )
}

function LanguageUsage({ state: { language, chatbot_count, avatar_count } }: { state: PracticeLanguageState }) {
  const { t } = useTranslation('languages')
  const { number } = useFormat()
  if (chatbot_count + avatar_count === 0) return t(($) => $.free)
  return (
    <span className="grid justify-items-start">
      {chatbot_count > 0 && (
        <Link to={`/manage?language=${language}`} className={linkClasses}>
          {t(($) => $.inUse, { count: chatbot_count, number: number(chatbot_count) })}
        </Link>
      )}
      {avatar_count > 0 && (
        <Link to={`/avatars?language=${language}`} className={linkClasses}>
          {t(($) => $.inUseAvatars, { count: avatar_count, number: number(avatar_count) })}
        </Link>
      )}
    </span>
  )
}

const linkClasses = 'rounded-xs py-0.5 underline-offset-3 hover:underline'
const onClasses = 'border-primary bg-primary-soft'
