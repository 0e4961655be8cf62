import { useId, useRef, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { interfaceLanguages } from '#contract/values/languages.ts'
import type { PracticeLanguages } from '#contract/school/practice-languages.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { fold } from '../lib/words/fold.ts'
import { useFormat } from '../lib/words/format.ts'
import { ownName } from '../lib/words/language-names.ts'
import { focusEndOf } from '../lists/keep-focus.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { LanguageLimit } from './language-limit.tsx'
import { LanguageTile } from './language-tile.tsx'
import { type LanguageSwitch, useSwitchLanguage } from './languages.api.ts'

export function LanguagesCard({ languages }: { languages: PracticeLanguages }) {
  const { t } = useTranslation(['languages', 'common'])
  const { number } = useFormat()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { items, used, limit } = languages
  const [search, setSearch] = useState('')
  const { shown, isWhole, showAll } = useShownLanguages(languages, search)
  const change = useChange()
  const isFull = used >= limit
  const isAnyKept = items.some(({ on, chatbot_count, avatar_count }) => on && chatbot_count + avatar_count > 0)
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.title, { ns: 'languages' })}
        description={`${t(($) => $.intro, { ns: 'languages' })} ${isAnyKept ? t(($) => $.inUseHow, { ns: 'languages' }) : ''}`}
      />
      <div className="grid grid-cols-1 gap-4">
        {isFull && <LanguageLimit limit={limit} />}
        <div className="sm:max-w-72">
          <SearchField
            label={t(($) => $.search, { ns: 'languages' })}
            placeholder={t(($) => $.placeholder, { ns: 'languages' })}
            clearLabel={t(($) => $.clearSearch, { ns: 'common' })}
            value={search}
            onChange={setSearch}
          />
        </div>
        <ul ref={list} aria-label={t(($) => $.title, { ns: 'languages' })} className={tilesClasses}>
          {shown.map((state) => (
            <LanguageTile
              key={state.language}
              state={state}
              isFull={isFull}
              onSwitch={(on) => change({ language: state.language, on })}
            />
          ))}
        </ul>
        <output className="empty:hidden">
          {shown.length === 0 && <p className="text-muted">{t(($) => $.nothing, { ns: 'languages' })}</p>}
        </output>
        {!isWhole && (
          <div>
            <Button
              onClick={() => {
                focusEndOf(list.current)
                showAll()
              }}
            >
              {t(($) => $.all, { ns: 'languages', number: number(items.length) })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function useChange() {
  const { t } = useTranslation('languages')
  const { languageName } = useFormat()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate } = useSwitchLanguage()
  return (wanted: LanguageSwitch) =>
    mutate(wanted, {
      onError: (error) =>
        toasts.error(
          t(($) => $.refused, { language: languageName(wanted.language) }),
          { description: errorText(error) },
        ),
    })
}

/** Active languages first, in an order that switching doesn't change. */
function useShownLanguages({ items }: PracticeLanguages, search: string) {
  const { languageName } = useFormat()
  const [first] = useState(() => initialLanguages(items))
  const [isAll, setIsAll] = useState(false)
  const wanted = fold(search).trim()
  const sorted = items.toSorted(
    (one, other) =>
      Number(first.has(other.language)) - Number(first.has(one.language)) ||
      languageName(one.language).localeCompare(languageName(other.language)),
  )
  const fits = (language: string) => fold(`${languageName(language)} ${ownName(language)}`).includes(wanted)
  const shown = sorted.filter(({ language, on }) => (wanted ? fits(language) : isAll || on || first.has(language)))
  return { shown, isWhole: isAll || wanted !== '', showAll: () => setIsAll(true) }
}

function initialLanguages(items: PracticeLanguages['items']): ReadonlySet<string> {
  const on = items.filter((item) => item.on).map(({ language }) => language)
  return new Set<string>(on.length > 0 ? on : interfaceLanguages)
}

export const tilesClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3'
